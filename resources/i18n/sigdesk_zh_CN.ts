<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SigDesk</source>
        <translation>关于 SigDesk</translation>
    </message>
    <message>
        <source>SigDesk {version}</source>
        <translation>SigDesk {version}</translation>
    </message>
    <message>
        <source>Shows which of two language-processing systems is better, by how much, how sure one can be, and on which items they differ.</source>
        <translation>看清两个语言处理系统哪个更好、好多少、有多大把握，以及它们在哪些样本上不同。</translation>
    </message>
    <message>
        <source>Everything is computed on this computer; nothing is sent anywhere.</source>
        <translation>所有计算都在本机完成，不会向任何地方发送数据。</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}. MIT licence.</source>
        <translation>Python {python}，Qt {qt}。MIT 许可证。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open files…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import with preview…</source>
        <translation>预览后导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Open &amp;project…</source>
        <translation>打开项目(&amp;P)…</translation>
    </message>
    <message>
        <source>Paste &amp;files or a table</source>
        <translation>粘贴文件或表格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Enter paths…</source>
        <translation>输入路径(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;New comparison</source>
        <translation>新建比较(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Report (HTML)…</source>
        <translation>报告（HTML）(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Numbers (JSON)…</source>
        <translation>数值（JSON）(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>交换 A 与 B(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy the result as a sentence</source>
        <translation>将结果复制为一句话(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Explanations and settings</source>
        <translation>说明与设置(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>正常字号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>帮助(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Which error do you fear most?</source>
        <translation>您最怕哪种错误？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Check this installation…</source>
        <translation>检查本次安装(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Licences and credits</source>
        <translation>许可与致谢(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About SigDesk</source>
        <translation>关于 SigDesk(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统设置(&amp;S)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>撤销(&amp;U)：{step}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>重做(&amp;R)：{step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>AddOrReplaceDialog</name>
    <message>
        <source>More files</source>
        <translation>更多文件</translation>
    </message>
    <message>
        <source>Add these files to the open comparison?</source>
        <translation>要把这些文件加入当前的比较吗？</translation>
    </message>
    <message>
        <source>Either can be undone.</source>
        <translation>两种做法都可以撤销。</translation>
    </message>
    <message>
        <source>Add as further systems</source>
        <translation>作为新系统加入</translation>
    </message>
    <message>
        <source>Start a new comparison</source>
        <translation>新建比较</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>AgreementCard</name>
    <message>
        <source>right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>答错</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>得分更高</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>得分相同</translation>
    </message>
    <message>
        <source>Who is right on which items</source>
        <translation>谁在哪些样本上答对</translation>
    </message>
    <message>
        <source>Who scores higher, and where</source>
        <translation>谁在哪些样本上得分更高</translation>
    </message>
    <message>
        <source>{told}: {count}</source>
        <translation>{told}：{count}</translation>
    </message>
    <message>
        <source>Show where they differ ({n})</source>
        <translation>查看两者不同的样本（{n}）</translation>
    </message>
    <message>
        <source>Click a number to read those items.</source>
        <translation>点击数字可查看对应的样本。</translation>
    </message>
</context>
<context>
    <name>AgreementPage</name>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Open the labels that several annotators gave to the same items.</source>
        <translation>请打开多名标注者对同一批条目给出的标签。</translation>
    </message>
    <message>
        <source>Agreement is between annotators: a table with a column for each of them, or a row for each rating.</source>
        <translation>一致性是标注者之间的一致性：需要每名标注者一列的表，或每个评分一行的表。</translation>
    </message>
    <message>
        <source>There is one annotator only.</source>
        <translation>只有一名标注者。</translation>
    </message>
    <message>
        <source>No item is in play.</source>
        <translation>没有条目参与比较。</translation>
    </message>
    <message>
        <source>No annotators to compare</source>
        <translation>没有可比较的标注者</translation>
    </message>
    <message>
        <source>Measuring agreement</source>
        <translation>正在计算一致性</translation>
    </message>
    <message>
        <source>The agreement is being measured.</source>
        <translation>正在计算一致性。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Measuring agreement pair by pair</source>
        <translation>正在逐对计算一致性</translation>
    </message>
    <message>
        <source>Read the {n} items {a} and {b} disagree on</source>
        <translation>查看 {a} 与 {b} 意见不同的 {n} 个条目</translation>
    </message>
    <message>
        <source>Read the item {a} and {b} disagree on</source>
        <translation>查看 {a} 与 {b} 意见不同的那个条目</translation>
    </message>
    <message>
        <source>Comparing {a} with {b}</source>
        <translation>正在比较 {a} 与 {b}</translation>
    </message>
</context>
<context>
    <name>AlignmentTable</name>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>same file</source>
        <translation>同一文件</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Joined by</source>
        <translation>匹配依据</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>已匹配</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
</context>
<context>
    <name>AnnotatorMatrix</name>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>{annotator} rated {n} items</source>
        <translation>{annotator} 标注了 {n} 个条目</translation>
    </message>
    <message>
        <source>{a} and {b}: {coefficient} {value}, {n} items both rated</source>
        <translation>{a} 与 {b}：{coefficient} {value}，两人都标注的条目 {n} 个</translation>
    </message>
</context>
<context>
    <name>AnnotatorsCard</name>
    <message>
        <source>The two could not be compared</source>
        <translation>无法比较这两名标注者</translation>
    </message>
    <message>
        <source>Comparing {a} with {b} …</source>
        <translation>正在比较 {a} 与 {b} …</translation>
    </message>
    <message>
        <source>Pair by pair</source>
        <translation>逐对比较</translation>
    </message>
    <message>
        <source>Agreement of every pair of annotators</source>
        <translation>每对标注者的一致性</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>列出什么</translation>
    </message>
    <message>
        <source>Largest changes from {b} to {a}</source>
        <translation>从 {b} 到 {a} 的最大变化</translation>
    </message>
    <message>
        <source>Largest confusions of {system}</source>
        <translation>{system} 最常见的混淆</translation>
    </message>
    <message>
        <source>Reference → predicted</source>
        <translation>参考 → 预测</translation>
    </message>
    <message>
        <source>Both systems fill every cell alike.</source>
        <translation>两个系统在每个单元格中的样本数都相同。</translation>
    </message>
    <message>
        <source>No item is confused.</source>
        <translation>没有样本被混淆。</translation>
    </message>
    <message>
        <source>Bars have the colour of the system that does better. Enter or a double click opens the items.</source>
        <translation>条形的颜色代表表现更好的系统。按回车键或双击可查看样本。</translation>
    </message>
    <message>
        <source>{label}, right</source>
        <translation>{label}，正确</translation>
    </message>
</context>
<context>
    <name>CheckTable</name>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不通过</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>Computed here</source>
        <translation>此处算得</translation>
    </message>
</context>
<context>
    <name>ClassesCard</name>
    <message>
        <source>How often each label is given</source>
        <translation>各标签出现的次数</translation>
    </message>
    <message>
        <source>Labels of the reference and of every system</source>
        <translation>参考答案与各系统的标签</translation>
    </message>
    <message>
        <source>Click a bar to read its items.</source>
        <translation>点击条形可查看对应的样本。</translation>
    </message>
</context>
<context>
    <name>CoefficientTable</name>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>0/0</source>
        <translation>0/0</translation>
    </message>
    <message>
        <source>{level} % interval</source>
        <translation>{level} % 置信区间</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>CoefficientsCard</name>
    <message>
        <source>All annotators together</source>
        <translation>全体标注者</translation>
    </message>
    <message>
        <source>Coefficients of agreement</source>
        <translation>一致性系数</translation>
    </message>
    <message>
        <source>The coefficient chosen here is the one that this page speaks of.</source>
        <translation>本页所说的就是这里选中的系数。</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Open the outputs of two systems to compare them.</source>
        <translation>打开两个系统的输出即可比较。</translation>
    </message>
    <message>
        <source>There is one system only. Add the output of another to compare them.</source>
        <translation>目前只有一个系统。请再添加一个系统的输出，以便比较。</translation>
    </message>
    <message>
        <source>Two annotators agree with each other as much as the other way round. The page Agreement says how much.</source>
        <translation>两名标注者彼此的一致程度相同，无从比较。一致程度见“一致性”页。</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
</context>
<context>
    <name>CompareSettings</name>
    <message>
        <source> points</source>
        <translation> 个百分点</translation>
    </message>
    <message>
        <source>A and B differ</source>
        <translation>A 与 B 有差异</translation>
    </message>
    <message>
        <source>A is better than B</source>
        <translation>A 优于 B</translation>
    </message>
    <message>
        <source>B is better than A</source>
        <translation>B 优于 A</translation>
    </message>
    <message>
        <source>Do {a} and {b} differ, in either direction?</source>
        <translation>{a} 与 {b} 有差异吗？（不论哪个方向）</translation>
    </message>
    <message>
        <source>Is {a} better than {b}?</source>
        <translation>{a} 优于 {b} 吗？</translation>
    </message>
    <message>
        <source>Is {b} better than {a}?</source>
        <translation>{b} 优于 {a} 吗？</translation>
    </message>
    <message>
        <source>percentile, {level} %</source>
        <translation>百分位法，{level} %</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>问题(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Level α</source>
        <translation>水平 α(&amp;L)</translation>
    </message>
    <message>
        <source>What the test asks about A and B. Decide before looking at the result.</source>
        <translation>检验对 A 和 B 提出的问题。请在看结果之前决定。</translation>
    </message>
    <message>
        <source>&amp;Resamples</source>
        <translation>重采样次数(&amp;R)</translation>
    </message>
    <message>
        <source>items</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>随机种子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation>区间(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Too small</source>
        <translation>小到可忽略(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>独立单位(&amp;U)</translation>
    </message>
    <message>
        <source>A result is called significant when p is at most α.</source>
        <translation>p 不大于 α 时，称结果显著。</translation>
    </message>
    <message>
        <source>Random draws of the randomization and bootstrap tests.</source>
        <translation>随机化检验与自助法检验的随机抽取次数。</translation>
    </message>
    <message>
        <source>Start of the random numbers: the same seed gives the same digits.</source>
        <translation>随机数的起点：种子相同，得到的每一位数字都相同。</translation>
    </message>
    <message>
        <source>Confidence interval of the difference, from the paired bootstrap.</source>
        <translation>差值的置信区间，由配对自助法得出。</translation>
    </message>
    <message>
        <source>Differences up to this size do not matter in practice.</source>
        <translation>不超过这个大小的差异，在实际应用中无关紧要。</translation>
    </message>
    <message>
        <source>What is independent of each other. Items of one document or speaker are alike: choose that column, and tests swap and draw its values whole.</source>
        <translation>彼此独立的单位。同一文档或同一说话人的样本彼此相似：选定该列后，检验会把每个值的样本整体置换、整体抽取。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Draw another seed and see what moves</source>
        <translation>换一个随机种子，看看哪些数字会变</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>换一个随机种子</translation>
    </message>
    <message>
        <source>Choose independent units</source>
        <translation>选择独立单位</translation>
    </message>
</context>
<context>
    <name>CompareWork</name>
    <message>
        <source>Looking at the items</source>
        <translation>检查样本</translation>
    </message>
</context>
<context>
    <name>Compared</name>
    <message>
        <source>Found: {text}</source>
        <translation>该处内容：{text}</translation>
    </message>
    <message>
        <source>The files could not be read: {reason}</source>
        <translation>无法读取文件：{reason}</translation>
    </message>
    <message>
        <source>Check all rows</source>
        <translation>检查全部行</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再次检查</translation>
    </message>
    <message>
        <source>Reading the files as an import would…</source>
        <translation>正在按导入方式读取文件…</translation>
    </message>
    <message>
        <source>The files hold {size}: only their beginnings were looked at. Check all rows before the import.</source>
        <translation>文件共 {size}，目前只查看了开头。导入前请检查全部行。</translation>
    </message>
    <message>
        <source>The files cannot be compared yet.</source>
        <translation>这些文件暂时无法比较。</translation>
    </message>
    <message>
        <source>1 question is open.</source>
        <translation>还有 1 个问题未回答。</translation>
    </message>
    <message>
        <source>{n} questions are open.</source>
        <translation>还有 {n} 个问题未回答。</translation>
    </message>
    <message>
        <source>1 system</source>
        <translation>1 个系统</translation>
    </message>
    <message>
        <source>{n} systems</source>
        <translation>{n} 个系统</translation>
    </message>
    <message>
        <source>{what}, {systems}, N = {items}.</source>
        <translation>{what}，{systems}，N = {items}。</translation>
    </message>
    <message>
        <source>With the usual answers: {what}, {systems}, N = {items}.</source>
        <translation>若按通常的回答：{what}，{systems}，N = {items}。</translation>
    </message>
    <message>
        <source>What will be compared</source>
        <translation>将要比较的内容</translation>
    </message>
    <message>
        <source>How the rows of the systems were matched</source>
        <translation>各系统的行如何匹配</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>显示该行</translation>
    </message>
</context>
<context>
    <name>Computing</name>
    <message>
        <source>{test}, {a} against {b}</source>
        <translation>{test}，{a} 对 {b}</translation>
    </message>
    <message>
        <source>Scores with intervals</source>
        <translation>得分与区间</translation>
    </message>
    <message>
        <source>More resamples</source>
        <translation>增加重采样次数</translation>
    </message>
</context>
<context>
    <name>Confusion</name>
    <message>
        <source>predicted label →</source>
        <translation>预测标签 →</translation>
    </message>
    <message>
        <source>reference label</source>
        <translation>参考标签</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Reference {gold}, rightly predicted: {a} {n_a} ({share_a}), {b} {n_b} ({share_b}), difference {difference}</source>
        <translation>参考为 {gold}，预测正确：{a} {n_a}（{share_a}），{b} {n_b}（{share_b}），差值 {difference}</translation>
    </message>
    <message>
        <source>Reference {gold}, predicted {predicted}: {a} {n_a} ({share_a}), {b} {n_b} ({share_b}), difference {difference}</source>
        <translation>参考为 {gold}，预测为 {predicted}：{a} {n_a}（{share_a}），{b} {n_b}（{share_b}），差值 {difference}</translation>
    </message>
</context>
<context>
    <name>ConfusionMeaning</name>
    <message>
        <source>{a} and {b} fill every cell with equally many items.</source>
        <translation>{a} 与 {b} 在每个单元格中的样本数都相同。</translation>
    </message>
    <message>
        <source>These are counts, not tests. To test one label, choose its F1, precision or recall as the metric and open Compare.</source>
        <translation>这些是计数，不是检验。要检验某个标签，请选它的 F1、精确率或召回率作为指标，再打开“比较”页面。</translation>
    </message>
    <message>
        <source>Both systems most often take {gold} for {predicted}: {a} on {n_a} of the items, {b} on {n_b}.</source>
        <translation>两个系统最常把 {gold} 认作 {predicted}：{a} 有 {n_a} 个样本，{b} 有 {n_b} 个。</translation>
    </message>
    <message>
        <source>{system} most often takes {gold} for {predicted} (1 item).</source>
        <translation>{system} 最常把 {gold} 认作 {predicted}（1 个样本）。</translation>
    </message>
    <message>
        <source>{system} most often takes {gold} for {predicted} ({n} items).</source>
        <translation>{system} 最常见的混淆是把 {gold} 判为 {predicted}（{n} 个样本）。</translation>
    </message>
    <message>
        <source>Label by label, {a} and {b} get equally many items right; they differ in what they answer instead.</source>
        <translation>逐个标签来看，{a} 与 {b} 答对的样本数相同；两者的不同在于答错时给出了什么答案。</translation>
    </message>
    <message>
        <source>{a} gains most on {label}: {n} more of its items right than {b}.</source>
        <translation>{a} 在标签 {label} 上领先最多：比 {b} 多答对 {n} 个样本。</translation>
    </message>
    <message>
        <source>It is worse than {b} on {label}: {n} fewer right.</source>
        <translation>它在标签 {label} 上不如 {b}：少答对 {n} 个样本。</translation>
    </message>
    <message>
        <source>{a} is better than {b} on no label; it loses most on {label}: {n} fewer right.</source>
        <translation>{a} 在任何标签上都没有超过 {b}；落后最多的是标签 {label}：少答对 {n} 个样本。</translation>
    </message>
    <message>
        <source>No label is worse under {a}.</source>
        <translation>{a} 没有在任何标签上落后。</translation>
    </message>
    <message>
        <source>{system} leaves items without an answer ({n}); they count as wrong.</source>
        <translation>{system} 有样本未作答（{n} 个），按答错计算。</translation>
    </message>
    <message>
        <source>{system} never answers {label}, which the reference has.</source>
        <translation>参考答案中有标签 {label}，但 {system} 从未给出。</translation>
    </message>
    <message>
        <source>{system} never answers some labels of the reference ({n}): {labels}</source>
        <translation>参考答案中有 {n} 个标签，{system} 从未给出：{labels}</translation>
    </message>
</context>
<context>
    <name>ConfusionPage</name>
    <message>
        <source>Confusion</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>There are no data yet.</source>
        <translation>还没有数据。</translation>
    </message>
    <message>
        <source>These tags mark no spans, so there are no types to confuse.</source>
        <translation>这些标记不构成任何片段，因此没有可混淆的类型。</translation>
    </message>
    <message>
        <source>This page compares two systems; only one is open.</source>
        <translation>本页比较两个系统，目前只打开了一个。</translation>
    </message>
    <message>
        <source>No confusion matrix</source>
        <translation>没有混淆矩阵</translation>
    </message>
    <message>
        <source>Where the two systems put each label</source>
        <translation>两个系统把各个标签判成了什么</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Row %</source>
        <translation>按行 %</translation>
    </message>
    <message>
        <source>Column %</source>
        <translation>按列 %</translation>
    </message>
    <message>
        <source>Overall %</source>
        <translation>总体 %</translation>
    </message>
    <message>
        <source>Numbers in the cells</source>
        <translation>单元格中的数字</translation>
    </message>
    <message>
        <source>Number of items</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Of the items with this reference label (the diagonal is recall)</source>
        <translation>占该参考标签全部样本的比例（对角线为召回率）</translation>
    </message>
    <message>
        <source>Of the items with this predicted label (the diagonal is precision)</source>
        <translation>占该预测标签全部样本的比例（对角线为精确率）</translation>
    </message>
    <message>
        <source>Of all items</source>
        <translation>占全部样本的比例</translation>
    </message>
    <message>
        <source>By label</source>
        <translation>各标签的得分</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>选中的单元格</translation>
    </message>
    <message>
        <source>Cells count spans: a span of the reference is taken for the type of the predicted span with the same bounds, or for none. Micro-F1 is the span F1 of the Overview.</source>
        <translation>单元格中是片段数：参考答案中的一个片段，被判为边界相同的预测片段的类型，或被判为“无片段”。微平均 F1 就是“概览”中的片段 F1。</translation>
    </message>
    <message>
        <source>Macro-F1 is the mean of the {n} F1 values.</source>
        <translation>宏平均 F1 是 {n} 个 F1 值的平均。</translation>
    </message>
    <message>
        <source>Micro-F1 equals accuracy here and is not shown.</source>
        <translation>微平均 F1 在这里等于准确率，不另列出。</translation>
    </message>
    <message>
        <source>These data are scores: there are no labels to confuse.</source>
        <translation>这些数据是得分，没有可混淆的标签。</translation>
    </message>
    <message>
        <source>Micro-F1 differs from accuracy only by the missing answers.</source>
        <translation>微平均 F1 与准确率的差别只来自未作答的样本。</translation>
    </message>
    <message>
        <source>“–” is 0/0; point at it to see why.</source>
        <translation>“–”表示 0/0；把鼠标移到上面可查看原因。</translation>
    </message>
    <message>
        <source>Macro-F1 is the mean of the F1 values that are defined: {n_a} for {a}, {n_b} for {b}.</source>
        <translation>宏平均 F1 是有定义的 F1 值的平均：{a} 有 {n_a} 个，{b} 有 {n_b} 个。</translation>
    </message>
    <message>
        <source>Only {system}: {n}</source>
        <translation>仅 {system}：{n}</translation>
    </message>
    <message>
        <source>{system}: {n}</source>
        <translation>{system}：{n}</translation>
    </message>
    <message>
        <source>Both: {n}</source>
        <translation>两者：{n}</translation>
    </message>
    <message>
        <source>Read the items of</source>
        <translation>查看谁的样本</translation>
    </message>
    <message>
        <source>no span</source>
        <translation>无片段</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有页面包含这些词。</translation>
    </message>
</context>
<context>
    <name>CriticalDiagram</name>
    <message>
        <source>critical difference {distance}</source>
        <translation>临界差 {distance}</translation>
    </message>
    <message>
        <source>Critical-difference diagram of mean ranks</source>
        <translation>平均秩的临界差图</translation>
    </message>
</context>
<context>
    <name>CurvesPage</name>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Open labels with the scores of two classifiers.</source>
        <translation>请打开带有两个分类器得分的标签。</translation>
    </message>
    <message>
        <source>Curves need labels and, for each item, a score for each class.</source>
        <translation>画曲线需要标签，以及每个样本在每个类别上的得分。</translation>
    </message>
    <message>
        <source>The files hold labels without scores. Curves need a column of scores or probabilities for each class, such as “prob_positive”.</source>
        <translation>文件中只有标签，没有得分。画曲线需要每个类别各有一列得分或概率，例如“prob_positive”。</translation>
    </message>
    <message>
        <source>No curves</source>
        <translation>没有曲线</translation>
    </message>
    <message>
        <source>Counting at every threshold</source>
        <translation>正在统计每个阈值</translation>
    </message>
    <message>
        <source>The thresholds are being counted.</source>
        <translation>正在统计各个阈值。</translation>
    </message>
    <message>
        <source>Every item in play is {label}, or none is: there is no curve.</source>
        <translation>参与比较的样本要么全是 {label}，要么都不是：没有曲线可画。</translation>
    </message>
    <message>
        <source>Finding a threshold</source>
        <translation>寻找阈值</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Precision–recall</source>
        <translation>精确率–召回率</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Kind of curve</source>
        <translation>曲线种类</translation>
    </message>
    <message>
        <source>Class that counts as positive</source>
        <translation>视为正例的类别</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Threshold as a number</source>
        <translation>以数字输入阈值</translation>
    </message>
    <message>
        <source>How well the scores tell {label} from the rest</source>
        <translation>得分能在多大程度上把 {label} 与其余区分开</translation>
    </message>
    <message>
        <source>These scores are no probabilities.</source>
        <translation>这些得分不是概率。</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>假正例率</translation>
    </message>
    <message>
        <source>True positive rate (recall)</source>
        <translation>真正例率（召回率）</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>预测概率</translation>
    </message>
    <message>
        <source>Observed share</source>
        <translation>实际比例</translation>
    </message>
    <message>
        <source>{system}: precision {precision} at recall ≥ {recall}; recall {reached} at precision ≥ {demanded}</source>
        <translation>{system}：召回率 ≥ {recall} 时精确率为 {precision}；精确率 ≥ {demanded} 时召回率为 {reached}</translation>
    </message>
</context>
<context>
    <name>DecisionsCard</name>
    <message>
        <source>{what}: {n}</source>
        <translation>{what}：{n}</translation>
    </message>
    <message>
        <source>At this threshold</source>
        <translation>在此阈值下</translation>
    </message>
    <message>
        <source>Found (TP)</source>
        <translation>找到（TP）</translation>
    </message>
    <message>
        <source>False alarm (FP)</source>
        <translation>误报（FP）</translation>
    </message>
    <message>
        <source>Missed (FN)</source>
        <translation>漏报（FN）</translation>
    </message>
    <message>
        <source>Rightly passed over (TN)</source>
        <translation>正确放过（TN）</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>Accuracy of this decision</source>
        <translation>此判定的准确率</translation>
    </message>
    <message>
        <source>Cost per item</source>
        <translation>每个样本的代价</translation>
    </message>
</context>
<context>
    <name>DisputedCard</name>
    <message>
        <source>Read all {n}</source>
        <translation>查看全部 {n} 个</translation>
    </message>
    <message>
        <source>Most disputed items</source>
        <translation>分歧最大的条目</translation>
    </message>
    <message>
        <source>Items on which annotators disagree</source>
        <translation>标注者意见不同的条目</translation>
    </message>
    <message>
        <source>No item is disputed: all ratings of an item are the same.</source>
        <translation>没有分歧：每个条目的各个评分都相同。</translation>
    </message>
</context>
<context>
    <name>DisputedTable</name>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>What each annotator said, in the order of the list at the left</source>
        <translation>各标注者给出的标签，顺序与左侧列表相同</translation>
    </message>
    <message>
        <source>Share of the pairs of ratings that differ</source>
        <translation>不相同的评分对所占比例</translation>
    </message>
</context>
<context>
    <name>EnterPathsDialog</name>
    <message>
        <source>Enter paths</source>
        <translation>输入路径</translation>
    </message>
    <message>
        <source>Paths of the reference and of the system outputs, one a line:</source>
        <translation>参考答案和系统输出的路径，每行一个：</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No such file: {path}</source>
        <translation>没有这个文件：{path}</translation>
    </message>
    <message>
        <source>{n} files found</source>
        <translation>找到 {n} 个文件</translation>
    </message>
    <message>
        <source>1 file found</source>
        <translation>找到 1 个文件</translation>
    </message>
</context>
<context>
    <name>EvidenceCard</name>
    <message>
        <source>The evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Tests of the runs of A and B</source>
        <translation>A 与 B 各次运行的检验</translation>
    </message>
</context>
<context>
    <name>EvidenceTable</name>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>df</source>
        <translation>自由度</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>A − B, {level} %</source>
        <translation>A − B，{level} %</translation>
    </message>
    <message>
        <source>Effect size</source>
        <translation>效应量</translation>
    </message>
    <message>
        <source>Confidence interval of the difference of means, A − B</source>
        <translation>均值之差 A − B 的置信区间</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Export the numbers</source>
        <translation>导出数值</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>写入报告</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
    <message>
        <source>There are no two systems to compare.</source>
        <translation>还没有两个系统可供比较。</translation>
    </message>
    <message>
        <source>The comparison has not been computed yet.</source>
        <translation>这项比较还没有算出结果。</translation>
    </message>
    <message>
        <source>Copied: the result as a sentence</source>
        <translation>已复制：结果的一句话表述</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Look at the files…</source>
        <translation>查看文件…</translation>
    </message>
    <message>
        <source>Found there:</source>
        <translation>该处的内容：</translation>
    </message>
    <message>
        <source>Nothing was changed: what was open before is still open.</source>
        <translation>什么都没有改动：之前打开的内容仍然打开着。</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>技术细节</translation>
    </message>
    <message>
        <source>This needs more memory than the computer has free.</source>
        <translation>所需内存超过了本机的可用内存。</translation>
    </message>
    <message>
        <source>Close other programs, or compare fewer items or systems at a time.</source>
        <translation>请关闭其他程序，或者减少一次比较的样本数或系统数。</translation>
    </message>
    <message>
        <source>The file could not be read or written: {reason}</source>
        <translation>文件无法读取或写入：{reason}</translation>
    </message>
    <message>
        <source>Check that it exists, is not open elsewhere, and that you may use it.</source>
        <translation>请确认文件存在，没有被其他程序打开，并且您有权限使用它。</translation>
    </message>
    <message>
        <source>Something went wrong inside SigDesk.</source>
        <translation>SigDesk 内部出错了。</translation>
    </message>
    <message>
        <source>This is a fault of the program, not of your files. The details below help to repair it.</source>
        <translation>这是程序的错误，与您的文件无关。下面的细节有助于修复。</translation>
    </message>
    <message>
        <source>This file cannot be used as it is</source>
        <translation>这个文件不能直接使用</translation>
    </message>
    <message>
        <source>This did not work</source>
        <translation>操作没有成功</translation>
    </message>
</context>
<context>
    <name>FearsDialog</name>
    <message>
        <source>Which error do you fear most?</source>
        <translation>您最怕哪种错误？</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;The class that matters</source>
        <translation>关心的类别(&amp;T)</translation>
    </message>
    <message>
        <source>For data of this kind the usual metric is as good as given.</source>
        <translation>这类数据的常用指标基本是固定的。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Look at it together with: {names}</source>
        <translation>请同时参看：{names}</translation>
    </message>
    <message>
        <source>The files lack what this metric reads, such as a score of every class.</source>
        <translation>文件缺少该指标所需的内容，例如每个类别的得分。</translation>
    </message>
    <message>
        <source>Use this metric</source>
        <translation>使用该指标</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>This is the reference</source>
        <translation>这是参考答案</translation>
    </message>
    <message>
        <source>What are the answers?</source>
        <translation>答案是什么？</translation>
    </message>
</context>
<context>
    <name>FileView</name>
    <message>
        <source>Looking at the file…</source>
        <translation>正在查看文件…</translation>
    </message>
    <message>
        <source>Found: {text}</source>
        <translation>该处内容：{text}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>packed with {method}</source>
        <translation>压缩方式 {method}</translation>
    </message>
    <message>
        <source>line ends {kind}</source>
        <translation>换行符 {kind}</translation>
    </message>
    <message>
        <source>first {n} rows</source>
        <translation>前 {n} 行</translation>
    </message>
    <message>
        <source>rows shown: {n}</source>
        <translation>显示 {n} 行</translation>
    </message>
    <message>
        <source>lines that cannot be read: {n}</source>
        <translation>无法读取的行：{n}</translation>
    </message>
    <message>
        <source>As guessed: {role}, {reason}</source>
        <translation>自动判断：{role}（{reason}）</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>Enter opens the roles that the column of the current cell can have.</source>
        <translation>按回车键可选择当前单元格所在列的用途。</translation>
    </message>
</context>
<context>
    <name>FileWork</name>
    <message>
        <source>Tables and labels (*.csv *.tsv *.tab *.txt *.jsonl *.json *.labels *.pred)</source>
        <translation>表格与标签 (*.csv *.tsv *.tab *.txt *.jsonl *.json *.labels *.pred)</translation>
    </message>
    <message>
        <source>SigDesk projects (*.sigdesk)</source>
        <translation>SigDesk 项目 (*.sigdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose the files to import</source>
        <translation>选择要导入的文件</translation>
    </message>
    <message>
        <source>Open the reference and the system outputs</source>
        <translation>打开参考答案和系统输出</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>粘贴的表格</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>保存项目</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search texts, ids and answers</source>
        <translation>搜索文本、编号和答案</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Who is right</source>
        <translation>谁答对</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>全部样本</translation>
    </message>
    <message>
        <source>{system} higher</source>
        <translation>{system} 得分更高</translation>
    </message>
    <message>
        <source>Scores differ</source>
        <translation>得分不同</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>得分相同</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>不论对错</translation>
    </message>
    <message>
        <source>Only {system} right</source>
        <translation>仅 {system} 答对</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>都答对</translation>
    </message>
    <message>
        <source>Neither right</source>
        <translation>都没答对</translation>
    </message>
    <message>
        <source>Answers differ</source>
        <translation>答案不同</translation>
    </message>
    <message>
        <source>Any reference</source>
        <translation>任意参考标签</translation>
    </message>
    <message>
        <source>{system}: any</source>
        <translation>{system}：任意</translation>
    </message>
    <message>
        <source>Reference label</source>
        <translation>参考标签</translation>
    </message>
    <message>
        <source>Answer of {system}</source>
        <translation>{system} 的答案</translation>
    </message>
    <message>
        <source>(no answer)</source>
        <translation>（未作答）</translation>
    </message>
    <message>
        <source>Remove: {text}</source>
        <translation>移除：{text}</translation>
    </message>
    <message>
        <source>{label}: exactly one of {a} and {b}</source>
        <translation>{label}：{a} 与 {b} 中恰有一个</translation>
    </message>
    <message>
        <source>{label}: both {a} and {b}</source>
        <translation>{label}：{a} 与 {b} 都是</translation>
    </message>
    <message>
        <source>{label}: {a}, not {b}</source>
        <translation>{label}：{a} 是，{b} 不是</translation>
    </message>
    <message>
        <source>{label}: {b}, not {a}</source>
        <translation>{label}：{b} 是，{a} 不是</translation>
    </message>
</context>
<context>
    <name>FindingsCard</name>
    <message>
        <source>Nothing unusual was found.</source>
        <translation>没有发现异常。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>您的决定</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>What was found in the files</source>
        <translation>文件中发现的情况</translation>
    </message>
    <message>
        <source>Check the import…</source>
        <translation>检查导入…</translation>
    </message>
</context>
<context>
    <name>Forest</name>
    <message>
        <source>Slices with difference and interval</source>
        <translation>各切片的差异与区间</translation>
    </message>
    <message>
        <source>Show these items</source>
        <translation>显示这些样本</translation>
    </message>
    <message>
        <source>Compare on these items only</source>
        <translation>只在这些样本上比较</translation>
    </message>
</context>
<context>
    <name>GainTable</name>
    <message>
        <source>“{text}”: {n} times in the references, matched {a_hits} times by {a} and {b_hits} times by {b}</source>
        <translation>“{text}”：参考答案中出现 {n} 次，{a} 匹配 {a_hits} 次，{b} 匹配 {b_hits} 次</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
</context>
<context>
    <name>GainsCard</name>
    <message>
        <source>Words that one system gets right more often</source>
        <translation>某一系统更常译对的词语</translation>
    </message>
    <message>
        <source>The words are being counted.</source>
        <translation>正在统计词语。</translation>
    </message>
    <message>
        <source>Clipped matches with the references, up to {n} words. {different} n-grams differ, many of them by chance: look at their items.</source>
        <translation>与参考答案的截断匹配，最长 {n} 个词。共有 {different} 个 n 元组次数不同，其中许多出于偶然：请查看相应样本。</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>SigDesk help</source>
        <translation>SigDesk 帮助</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 后退</translation>
    </message>
    <message>
        <source>Forward →</source>
        <translation>前进 →</translation>
    </message>
</context>
<context>
    <name>HistogramCard</name>
    <message>
        <source>Nothing to swap: both score the same on every item.</source>
        <translation>没有可交换的内容：两个系统在每个样本上得分都相同。</translation>
    </message>
    <message>
        <source>Nothing varies: the difference is the same on every item.</source>
        <translation>没有变化：每个样本上的差值都相同。</translation>
    </message>
    <message>
        <source>Nothing has been computed yet.</source>
        <translation>还没有计算结果。</translation>
    </message>
    <message>
        <source>observed {difference}</source>
        <translation>观测值 {difference}</translation>
    </message>
    <message>
        <source>share of swaps, %</source>
        <translation>占全部交换的比例（%）</translation>
    </message>
    <message>
        <source>share of resamples, %</source>
        <translation>占全部重采样的比例（%）</translation>
    </message>
    <message>
        <source>as extreme</source>
        <translation>同样极端</translation>
    </message>
    <message>
        <source>as extreme, other side</source>
        <translation>同样极端（另一侧）</translation>
    </message>
    <message>
        <source>no difference or beyond</source>
        <translation>差值为零或反向</translation>
    </message>
    <message>
        <source>as far on the other side</source>
        <translation>另一侧同样远</translation>
    </message>
    <message>
        <source>Observed difference {a} − {b}: {difference}.</source>
        <translation>观测到的差值 {a} − {b}：{difference}。</translation>
    </message>
    <message>
        <source>Resamples drawn: {n}.</source>
        <translation>已重采样 {n} 次。</translation>
    </message>
    <message>
        <source>At least as extreme as observed: {n}.</source>
        <translation>至少与观测值同样极端的：{n}。</translation>
    </message>
    <message>
        <source>p: {p}.</source>
        <translation>p：{p}。</translation>
    </message>
    <message>
        <source>Interval: {low} to {high}.</source>
        <translation>区间：{low} 至 {high}。</translation>
    </message>
    <message>
        <source>p so far: {p}.</source>
        <translation>目前的 p：{p}。</translation>
    </message>
    <message>
        <source>computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Randomization</source>
        <translation>随机化</translation>
    </message>
    <message>
        <source>Bootstrap</source>
        <translation>自助法</translation>
    </message>
    <message>
        <source>Distribution shown</source>
        <translation>所示分布</translation>
    </message>
    <message>
        <source>How much would the difference vary?</source>
        <translation>差值会有多大变动？</translation>
    </message>
    <message>
        <source>How large a difference would chance alone give?</source>
        <translation>仅凭偶然，会出现多大的差值？</translation>
    </message>
    <message>
        <source>difference in {metric}, {a} − {b}, in points, if it were chance which of the two gave which answer</source>
        <translation>{metric}的差值 {a} − {b}（百分点），假设哪个答案出自哪个系统纯属偶然</translation>
    </message>
    <message>
        <source>difference in {metric}, {a} − {b}, if it were chance which of the two gave which answer</source>
        <translation>{metric}的差值 {a} − {b}，假设哪个答案出自哪个系统纯属偶然</translation>
    </message>
    <message>
        <source>{low} to {high}: {share} % of swaps</source>
        <translation>{low} 至 {high}：占全部交换的 {share} %</translation>
    </message>
    <message>
        <source>difference in {metric}, {a} − {b}, in points, on items drawn again</source>
        <translation>{metric}的差值 {a} − {b}（百分点），样本重新抽取</translation>
    </message>
    <message>
        <source>difference in {metric}, {a} − {b}, on items drawn again</source>
        <translation>{metric}的差值 {a} − {b}，样本重新抽取</translation>
    </message>
    <message>
        <source>{low} to {high}: {share} % of resamples</source>
        <translation>{low} 至 {high}：占全部重采样的 {share} %</translation>
    </message>
</context>
<context>
    <name>ImportAssistant</name>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>粘贴的表格</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ImportQuestionsDialog</name>
    <message>
        <source>Before the files are compared</source>
        <translation>比较之前</translation>
    </message>
    <message>
        <source>One question about your files</source>
        <translation>关于您的文件，有一个问题</translation>
    </message>
    <message>
        <source>{n} questions about your files</source>
        <translation>关于您的文件，有 {n} 个问题</translation>
    </message>
    <message>
        <source>The answer changes the numbers, so SigDesk does not guess. It is kept with the project and printed in every report.</source>
        <translation>您的回答会改变计算结果，所以 SigDesk 不作猜测。回答随项目保存，并写入每份报告。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Look at the files…</source>
        <translation>查看文件…</translation>
    </message>
</context>
<context>
    <name>Importing</name>
    <message>
        <source>Open files</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>读取文件</translation>
    </message>
</context>
<context>
    <name>InstallationWindow</name>
    <message>
        <source>Checking this installation</source>
        <translation>正在检查本次安装</translation>
    </message>
    <message>
        <source>The checks could not be run</source>
        <translation>检查无法运行</translation>
    </message>
    <message>
        <source>{failed} of {n} numbers are wrong here</source>
        <translation>{n} 个数字中有 {failed} 个在这里不正确</translation>
    </message>
    <message>
        <source>Checking … {done} of {n}</source>
        <translation>正在检查…… {n} 个中的第 {done} 个</translation>
    </message>
    <message>
        <source>All {n} numbers are right</source>
        <translation>全部 {n} 个数字都正确</translation>
    </message>
    <message>
        <source>Check this installation</source>
        <translation>检查本次安装</translation>
    </message>
    <message>
        <source>These numbers can be verified with pencil and paper. They were computed again just now, with the same code as your results.</source>
        <translation>这些数字用纸笔就能验证。刚才已用计算您的结果的同一份代码重新算了一遍。</translation>
    </message>
    <message>
        <source>Known numbers, computed again</source>
        <translation>重新计算的已知数字</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy numbers and versions as text</source>
        <translation>把数字和版本复制为文字</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再次检查</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>IntervalBar</name>
    <message>
        <source>too small to matter</source>
        <translation>小到可忽略</translation>
    </message>
</context>
<context>
    <name>ItemDetail</name>
    <message>
        <source>The selected item in full</source>
        <translation>选中样本的全文</translation>
    </message>
    <message>
        <source>Select an item to read it in full.</source>
        <translation>选择一个样本，即可阅读全文。</translation>
    </message>
    <message>
        <source>Item {id}</source>
        <translation>样本 {id}</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>Underlined: what the reference does not have at that place.</source>
        <translation>下划线：参考答案在该处没有的内容。</translation>
    </message>
    <message>
        <source>reference: {label}</source>
        <translation>参考：{label}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>未作答</translation>
    </message>
</context>
<context>
    <name>ItemTable</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>ItemTableModel</name>
    <message>
        <source>{system}: score of the item by itself</source>
        <translation>{system}：该样本单独的得分</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>{answer}, right</source>
        <translation>{answer}，正确</translation>
    </message>
    <message>
        <source>{answer}, wrong</source>
        <translation>{answer}，错误</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>未作答</translation>
    </message>
</context>
<context>
    <name>ItemsPage</name>
    <message>
        <source>Items</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>There are no data yet.</source>
        <translation>还没有数据。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the selected rows, for a spreadsheet (Ctrl+C)</source>
        <translation>复制选中的行，可粘贴到电子表格（Ctrl+C）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the items shown to a file</source>
        <translation>把当前显示的样本写入文件</translation>
    </message>
    <message>
        <source>Enter shows or hides the selected item in full</source>
        <translation>按回车键显示或隐藏选中样本的全文</translation>
    </message>
    <message>
        <source>Show all items</source>
        <translation>显示全部样本</translation>
    </message>
    <message>
        <source>No item meets these conditions</source>
        <translation>没有符合这些条件的样本</translation>
    </message>
    <message>
        <source>Take back a condition above, or show all items.</source>
        <translation>请取消上面的某个条件，或显示全部样本。</translation>
    </message>
    <message>
        <source>Scoring the items</source>
        <translation>正在给样本评分</translation>
    </message>
    <message>
        <source>The items cannot be scored</source>
        <translation>无法给样本评分</translation>
    </message>
    <message>
        <source>They appear as soon as each has its score.</source>
        <translation>每个样本都有得分后即会显示。</translation>
    </message>
    <message>
        <source>Of the items shown, both systems get {both} right, only {a} {only_a}, only {b} {only_b}, and neither {neither}.</source>
        <translation>在当前显示的样本中，两个系统都答对的有 {both} 个，仅 {a} 答对的有 {only_a} 个，仅 {b} 答对的有 {only_b} 个，都没答对的有 {neither} 个。</translation>
    </message>
    <message>
        <source>Of the items shown, {a} scores higher on {only_a}, {b} on {only_b}, and they are equal on {both}.</source>
        <translation>在当前显示的样本中，{a} 得分更高的有 {only_a} 个，{b} 得分更高的有 {only_b} 个，得分相同的有 {both} 个。</translation>
    </message>
    <message>
        <source>Items chosen by who is right say nothing about which system is better: read them to learn what kind of errors each makes.</source>
        <translation>按谁答对挑出的样本，不能说明哪个系统更好；读这些样本，是为了了解各系统会犯哪类错误。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>{n} items</source>
        <translation>{n} 个样本</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>{n} of {all} items</source>
        <translation>{all} 个样本中的 {n} 个</translation>
    </message>
    <message>
        <source>Export the items shown</source>
        <translation>导出当前显示的样本</translation>
    </message>
    <message>
        <source>CSV, UTF-8 (*.csv)</source>
        <translation>CSV，UTF-8 (*.csv)</translation>
    </message>
    <message>
        <source>CSV for Excel, UTF-8 with byte order mark (*.csv)</source>
        <translation>CSV，供 Excel 使用，UTF-8 带字节顺序标记 (*.csv)</translation>
    </message>
    <message>
        <source>Tab-separated, UTF-8 (*.tsv)</source>
        <translation>制表符分隔，UTF-8 (*.tsv)</translation>
    </message>
</context>
<context>
    <name>ItemsWork</name>
    <message>
        <source>Searching</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>写入 {name}</translation>
    </message>
</context>
<context>
    <name>JobsBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>No job running</source>
        <translation>没有正在运行的任务</translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>取消：{job}</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>另有 {n} 个任务</translation>
    </message>
    <message>
        <source>All computed on this computer</source>
        <translation>全部在本机计算</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>有未保存的更改</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>{when}已保存</translation>
    </message>
</context>
<context>
    <name>LabelAgreementTable</name>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>No item with this label has a second rating.</source>
        <translation>带有该标签的条目都没有第二个评分。</translation>
    </message>
    <message>
        <source>When one annotator says “{label}”, another rating of the item is the same in {share}</source>
        <translation>一名标注者给出“{label}”时，该条目的另一评分与之相同的比例为 {share}</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>How often the label was given</source>
        <translation>该标签被给出的次数</translation>
    </message>
    <message>
        <source>Items to which some annotator gave it</source>
        <translation>至少有一名标注者给出该标签的条目</translation>
    </message>
    <message>
        <source>Specific agreement: when one annotator gives the label, how often another rating of the item is the same (Cicchetti &amp; Feinstein 1990)</source>
        <translation>特定一致率：一名标注者给出该标签时，该条目的另一评分与之相同的频率（Cicchetti &amp; Feinstein 1990）</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of “this label or another”</source>
        <translation>“该标签或其他标签”二分后的 Krippendorff α</translation>
    </message>
</context>
<context>
    <name>LabelCounts</name>
    <message>
        <source>no answer</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>{who}, {label}: {n} items, {share}</source>
        <translation>{who}，{label}：{n} 个样本，{share}</translation>
    </message>
    <message>
        <source>{who}, {label}: 1 item, {share}</source>
        <translation>{who}，{label}：1 个样本，{share}</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>LabelMapping</name>
    <message>
        <source>Label found</source>
        <translation>文件中的标签</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>视为</translation>
    </message>
    <message>
        <source>itself (never right)</source>
        <translation>标签本身（永远不算对）</translation>
    </message>
    <message>
        <source>What {label} counts as</source>
        <translation>{label} 视为哪个标签</translation>
    </message>
</context>
<context>
    <name>LabelTable</name>
    <message>
        <source>Precision, recall and F1 by label</source>
        <translation>各标签的精确率、召回率和 F1</translation>
    </message>
    <message>
        <source>Enter opens the items behind a number</source>
        <translation>按回车键查看数字对应的样本</translation>
    </message>
</context>
<context>
    <name>LabelTableModel</name>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>精确率（%）</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>召回率（%）</translation>
    </message>
    <message>
        <source>F1, %</source>
        <translation>F1（%）</translation>
    </message>
    <message>
        <source>Macro average</source>
        <translation>宏平均</translation>
    </message>
    <message>
        <source>One of the two is 0/0, so there is no difference to give.</source>
        <translation>两者之一为 0/0，因此没有差值。</translation>
    </message>
    <message>
        <source>{system} never answers {label}, so its precision is 0/0.</source>
        <translation>{system} 从未给出 {label}，因此精确率为 0/0。</translation>
    </message>
    <message>
        <source>The reference has no {label}, so its recall is 0/0.</source>
        <translation>参考答案中没有 {label}，因此召回率为 0/0。</translation>
    </message>
    <message>
        <source>Neither the reference nor {system} has any {label}, so F1 is 0/0.</source>
        <translation>参考答案和 {system} 中都没有 {label}，因此 F1 为 0/0。</translation>
    </message>
    <message>
        <source>The macro average leaves it out.</source>
        <translation>宏平均不计入这一项。</translation>
    </message>
    <message>
        <source>It counts as {value} in the macro average.</source>
        <translation>在宏平均中按 {value} 计。</translation>
    </message>
</context>
<context>
    <name>LabelsCard</name>
    <message>
        <source>Label by label</source>
        <translation>逐个标签</translation>
    </message>
    <message>
        <source>Agreement on every label</source>
        <translation>每个标签的一致性</translation>
    </message>
    <message>
        <source>Click a label to read the items that are disputed about it.</source>
        <translation>点击标签，查看对它有分歧的条目。</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences and credits</source>
        <translation>许可与致谢</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>SigDesk is free software under the MIT licence.</source>
        <translation>SigDesk 是自由软件，采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>It is built on these libraries:</source>
        <translation>它基于以下程序库：</translation>
    </message>
    <message>
        <source>The samples come from published work:</source>
        <translation>示例来自已发表的研究：</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open files first.</source>
        <translation>请先打开文件。</translation>
    </message>
    <message>
        <source>Drop to compare</source>
        <translation>松开即可比较</translation>
    </message>
    <message>
        <source>Hold Shift to look at the files before they are imported</source>
        <translation>按住 Shift 可在导入前查看文件</translation>
    </message>
</context>
<context>
    <name>MatricesCard</name>
    <message>
        <source>Side by side</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>Matrices shown</source>
        <translation>显示的矩阵</translation>
    </message>
    <message>
        <source>Find a label</source>
        <translation>查找标签</translation>
    </message>
    <message>
        <source>Smaller cells (−)</source>
        <translation>缩小单元格（−）</translation>
    </message>
    <message>
        <source>Larger cells (+)</source>
        <translation>放大单元格（+）</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Cells as large as the room allows (0)</source>
        <translation>在可用空间内把单元格放到最大（0）</translation>
    </message>
    <message>
        <source>Confusion matrices of {a}, of {b} and their difference</source>
        <translation>{a} 与 {b} 的混淆矩阵，以及两者的差值</translation>
    </message>
    <message>
        <source>Large: items; small: share of the reference label.</source>
        <translation>大字：样本数；小字：占参考标签的比例。</translation>
    </message>
    <message>
        <source>Large: share of the reference label; small: items.</source>
        <translation>大字：占参考标签的比例；小字：样本数。</translation>
    </message>
    <message>
        <source>Large: share of the predicted label; small: items.</source>
        <translation>大字：占预测标签的比例；小字：样本数。</translation>
    </message>
    <message>
        <source>Large: share of all items; small: items.</source>
        <translation>大字：占全部样本的比例；小字：样本数。</translation>
    </message>
    <message>
        <source>A − B is the difference of the two, in items and points, in the colour of the system that does better.</source>
        <translation>A − B 是两者之差，以样本数和百分点表示，颜色为表现较好的系统的颜色。</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>What cells show</source>
        <translation>单元格显示的内容</translation>
    </message>
    <message>
        <source>Differences of all pairs, row − column</source>
        <translation>所有系统对的差（行 − 列）</translation>
    </message>
    <message>
        <source>Row − column, with adjusted p. ▲ the row is better, ▽ worse, ○ not told apart. Click a cell to compare the two.</source>
        <translation>行 − 列，下为校正后的 p。▲ 行更好，▽ 行更差，○ 区分不开。点击单元格即可比较两者。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation>最近的项目(&amp;R)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language / 语言</source>
        <translation>语言 / Language(&amp;L)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清空列表</translation>
    </message>
</context>
<context>
    <name>MetricForm</name>
    <message>
        <source>as usual</source>
        <translation>按通常方式</translation>
    </message>
</context>
<context>
    <name>OptionBar</name>
    <message>
        <source>{value} (found)</source>
        <translation>{value}（检测到）</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>按检测结果</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>enclose cells</source>
        <translation>包围单元格</translation>
    </message>
    <message>
        <source>are text</source>
        <translation>属于文本</translation>
    </message>
    <message>
        <source>{sheet} (hidden)</source>
        <translation>{sheet}（隐藏）</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>labels, day-month</source>
        <translation>标签，日-月</translation>
    </message>
    <message>
        <source>labels, month-day</source>
        <translation>标签，月-日</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>{path}: {n} records</source>
        <translation>{path}：{n} 条记录</translation>
    </message>
    <message>
        <source>before decimals</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>groups thousands</source>
        <translation>千位分隔</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>列分隔符</translation>
    </message>
    <message>
        <source>Header rows</source>
        <translation>表头行数</translation>
    </message>
    <message>
        <source>Double quotes</source>
        <translation>双引号</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Dates among labels</source>
        <translation>标签中的日期</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Comma in numbers</source>
        <translation>数字中的逗号</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Open a reference and the outputs of one or more systems.</source>
        <translation>打开参考答案，以及一个或多个系统的输出。</translation>
    </message>
    <message>
        <source>There is a reference but no system. Add the output of a system.</source>
        <translation>已有参考答案，但还没有系统。请添加一个系统的输出。</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>The scores are being computed.</source>
        <translation>正在计算得分。</translation>
    </message>
    <message>
        <source>There is one system. Add the output of another to see whether a difference between them is more than chance.</source>
        <translation>目前只有一个系统。再添加一个系统的输出，就能看出两者的差异是否超出偶然。</translation>
    </message>
    <message>
        <source>{system} has the best {metric}.</source>
        <translation>{system} 的{metric}最好。</translation>
    </message>
    <message>
        <source>{systems} share the best {metric}.</source>
        <translation>{systems} 的{metric}并列最好。</translation>
    </message>
    <message>
        <source>An interval says how far a score would move with other items of the same kind: {level} of 100 intervals made like this one hold the score on all such items.</source>
        <translation>区间说明换一批同类样本，得分会变动多少：按这种方法得出的区间，100 个中有 {level} 个包含全部同类样本上的得分。</translation>
    </message>
    <message>
        <source>The intervals are being computed. They will say how far each score would move with other items of the same kind.</source>
        <translation>正在计算区间。区间说明：换成另一批同类样本，得分会变动多少。</translation>
    </message>
    <message>
        <source>Do not compare systems by whether their intervals overlap: both answered the same items, which the intervals do not know. The page Compare tests the difference itself.</source>
        <translation>不要凭区间是否重叠来比较系统：两个系统回答的是同一批样本，而区间没有用到这一点。“比较”页面检验的才是差值本身。</translation>
    </message>
    <message>
        <source>How {metric} is computed</source>
        <translation>{metric}的计算方法</translation>
    </message>
    <message>
        <source>Put a score in focus</source>
        <translation>关注某个得分</translation>
    </message>
</context>
<context>
    <name>PairMatrix</name>
    <message>
        <source>{a} − {b}: {difference}; p {raw}, adjusted {adjusted}</source>
        <translation>{a} − {b}：{difference}；p {raw}，校正后 {adjusted}</translation>
    </message>
    <message>
        <source>{a} − {b}: {difference}, {level} % interval {low} to {high}; p {raw}, adjusted {adjusted}</source>
        <translation>{a} − {b}：{difference}，{level} % 置信区间 {low} 至 {high}；p {raw}，校正后 {adjusted}</translation>
    </message>
    <message>
        <source>{number}  {system}</source>
        <translation>{number}  {system}</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>All pairs</source>
        <translation>两两比较</translation>
    </message>
    <message>
        <source>Open the outputs of three or more systems.</source>
        <translation>请打开三个或更多系统的输出。</translation>
    </message>
    <message>
        <source>The page Agreement compares annotators, pair by pair.</source>
        <translation>标注者的逐对比较见“一致性”页。</translation>
    </message>
    <message>
        <source>With two systems there is one pair, and the page Compare has it. Add the output of another system.</source>
        <translation>两个系统只有一对，见“比较”页。请再添加一个系统的输出。</translation>
    </message>
    <message>
        <source>No item is in play.</source>
        <translation>没有条目参与比较。</translation>
    </message>
    <message>
        <source>No pairs to compare</source>
        <translation>没有可两两比较的系统</translation>
    </message>
    <message>
        <source>Comparing all pairs</source>
        <translation>正在两两比较</translation>
    </message>
    <message>
        <source>Adjusting p-values</source>
        <translation>正在校正 p 值</translation>
    </message>
    <message>
        <source>Difference of every pair</source>
        <translation>每一对系统的差</translation>
    </message>
    <message>
        <source>Mean ranks over the runs, 1 is best</source>
        <translation>各次运行的平均秩，1 为最好</translation>
    </message>
    <message>
        <source>Save the critical-difference diagram</source>
        <translation>保存临界差图</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
</context>
<context>
    <name>PairsSettings</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Correction</source>
        <translation>校正(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Level α</source>
        <translation>水平 α(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>基线(&amp;B)</translation>
    </message>
    <message>
        <source>How p-values are adjusted for testing many pairs. Decide before looking.</source>
        <translation>检验许多对系统时如何校正 p 值。请在看到结果之前决定。</translation>
    </message>
    <message>
        <source>Two systems differ when their adjusted p is at most α.</source>
        <translation>校正后的 p 不大于 α 时，认为两个系统有差异。</translation>
    </message>
    <message>
        <source>The system that all others are set against in the ranking.</source>
        <translation>排名中用来与其他系统对照的系统。</translation>
    </message>
</context>
<context>
    <name>PairsVerdict</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>running</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>Comparing every system with every other …</source>
        <translation>正在将每个系统与其他系统逐一比较 …</translation>
    </message>
    <message>
        <source>{n} pairs</source>
        <translation>{n} 对</translation>
    </message>
    <message>
        <source>{pairs}, {share} done</source>
        <translation>{pairs}，已完成 {share}</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>The systems could not be compared</source>
        <translation>无法比较这些系统</translation>
    </message>
    <message>
        <source>The comparison was stopped</source>
        <translation>比较已停止</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Critical difference</source>
        <translation>临界差</translation>
    </message>
    <message>
        <source>What is shown of all pairs</source>
        <translation>两两比较的显示内容</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Ranking with scores, intervals and groups, tab-separated</source>
        <translation>带得分、置信区间和分组的排名，以制表符分隔</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Write the critical-difference diagram to an SVG file</source>
        <translation>将临界差图写入 SVG 文件</translation>
    </message>
</context>
<context>
    <name>PowerPage</name>
    <message>
        <source>Power</source>
        <translation>检验效能</translation>
    </message>
    <message>
        <source>Open the outputs of two systems: they say how much systems vary.</source>
        <translation>请打开两个系统的输出：它们说明系统之间有多大的变动。</translation>
    </message>
    <message>
        <source>Power is planned for two systems and a metric, not for annotators.</source>
        <translation>检验效能针对两个系统和一个指标来规划，不针对标注者。</translation>
    </message>
    <message>
        <source>There is one system only. Two say how much systems vary.</source>
        <translation>只有一个系统。有两个才能看出变动有多大。</translation>
    </message>
    <message>
        <source>No power to tell</source>
        <translation>无法给出检验效能</translation>
    </message>
    <message>
        <source>Finding what these items can show</source>
        <translation>正在计算这些样本能显示什么</translation>
    </message>
    <message>
        <source>It is being found out how much the two systems vary.</source>
        <translation>正在计算两个系统之间的变动有多大。</translation>
    </message>
    <message>
        <source>Drawing power</source>
        <translation>正在绘制检验效能</translation>
    </message>
    <message>
        <source>How often it is found</source>
        <translation>多常能被发现</translation>
    </message>
    <message>
        <source>What may have gone unseen</source>
        <translation>可能未被发现的差异</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>按数量</translation>
    </message>
    <message>
        <source>by difference</source>
        <translation>按差异</translation>
    </message>
    <message>
        <source>Power against</source>
        <translation>检验效能的横轴</translation>
    </message>
    <message>
        <source>Curve of power</source>
        <translation>检验效能曲线</translation>
    </message>
    <message>
        <source>This is being found out …</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>items</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>组群</translation>
    </message>
    <message>
        <source>{x}: {power}</source>
        <translation>{x}：{power}</translation>
    </message>
    <message>
        <source>{share} with {units}</source>
        <translation>{units}时为 {share}</translation>
    </message>
    <message>
        <source>found in so many cases</source>
        <translation>被发现的比例</translation>
    </message>
    <message>
        <source>true difference, in points</source>
        <translation>真实差异（百分点）</translation>
    </message>
    <message>
        <source>true difference</source>
        <translation>真实差异</translation>
    </message>
    <message>
        <source>the difference named</source>
        <translation>所填的差异</translation>
    </message>
    <message>
        <source>Test sets are drawn and tested: {share}</source>
        <translation>正在抽取并检验测试集：{share}</translation>
    </message>
</context>
<context>
    <name>PowerSettings</name>
    <message>
        <source>&amp;Question</source>
        <translation>问题(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Level α</source>
        <translation>水平 α(&amp;L)</translation>
    </message>
    <message>
        <source>What the test asks about A and B: a one-sided test shows smaller differences.</source>
        <translation>检验问的是什么：单侧检验能显示更小的差异。</translation>
    </message>
    <message>
        <source>A result is called significant when p is at most α.</source>
        <translation>p 不超过 α 时称结果显著。</translation>
    </message>
    <message>
        <source>A and B differ</source>
        <translation>A 与 B 有差异</translation>
    </message>
    <message>
        <source>A is better than B</source>
        <translation>A 优于 B</translation>
    </message>
    <message>
        <source>B is better than A</source>
        <translation>B 优于 A</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>{column}: {role}. Click to change what the column is used for.</source>
        <translation>{column}：{role}。点击可更改此列的用途。</translation>
    </message>
    <message>
        <source>{column}: {role}</source>
        <translation>{column}：{role}</translation>
    </message>
    <message>
        <source>This cell is empty: an answer that is missing.</source>
        <translation>此单元格为空：缺少答案。</translation>
    </message>
    <message>
        <source>There are blanks before or after the answer.</source>
        <translation>答案前后有空格。</translation>
    </message>
    <message>
        <source>This id occurs more than once.</source>
        <translation>此编号出现不止一次。</translation>
    </message>
    <message>
        <source>A date: spreadsheet programs make dates of labels such as 1-2.</source>
        <translation>这是日期：电子表格程序会把 1-2 之类的标签变成日期。</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>这不是数字。</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>waiting to start …</source>
        <translation>等待开始…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Another seed would give another p: with 99 % confidence the p of endless sampling lies between {low} and {high}.</source>
        <translation>换一个随机种子，p 会略有不同：无限次抽样所得的 p 介于 {low} 与 {high} 之间（置信度 99 %）。</translation>
    </message>
    <message>
        <source>{done} of {total} swaps</source>
        <translation>交换 {done} / {total} 次</translation>
    </message>
    <message>
        <source>{done} of {total} resamples</source>
        <translation>重采样 {done} / {total} 次</translation>
    </message>
    <message>
        <source>{n} swaps</source>
        <translation>交换 {n} 次</translation>
    </message>
    <message>
        <source>{n} resamples</source>
        <translation>重采样 {n} 次</translation>
    </message>
    <message>
        <source>{n} as extreme</source>
        <translation>{n} 次同样极端</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Progress of the resampling</source>
        <translation>重采样的进度</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>再抽 {n} 次</translation>
    </message>
    <message>
        <source>Draw further resamples; those drawn so far are kept</source>
        <translation>增加重采样次数；已抽取的予以保留</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>N = {n}</source>
        <translation>N = {n}</translation>
    </message>
    <message>
        <source>Decide label by label:</source>
        <translation>逐个标签决定：</translation>
    </message>
</context>
<context>
    <name>RankingCard</name>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Systems from the best to the worst</source>
        <translation>从最好到最差的系统</translation>
    </message>
</context>
<context>
    <name>RankingTable</name>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>▲ better</source>
        <translation>▲ 更好</translation>
    </message>
    <message>
        <source>≈ not told apart</source>
        <translation>≈ 区分不开</translation>
    </message>
    <message>
        <source>▼ worse</source>
        <translation>▼ 更差</translation>
    </message>
    <message>
        <source>{system}: {score}, {level} % interval {low} to {high}</source>
        <translation>{system}：{score}，{level} % 置信区间 {low} 至 {high}</translation>
    </message>
    <message>
        <source>Leads in {share} of {n} draws of the items; a share of draws, not the probability that it is the best system</source>
        <translation>在 {n} 次重抽样中领先 {share}；这是重抽样中的比例，不是它为最佳系统的概率</translation>
    </message>
    <message>
        <source>{system} differs from every other system</source>
        <translation>{system} 与其他每个系统都有差异</translation>
    </message>
    <message>
        <source>{system} cannot be told from {n} others</source>
        <translation>{system} 与另外 {n} 个系统区分不开</translation>
    </message>
    <message>
        <source>{system} cannot be told from {other}</source>
        <translation>{system} 与 {other} 区分不开</translation>
    </message>
    <message>
        <source>Interval of the rank when the items are drawn anew</source>
        <translation>重抽样时名次的区间</translation>
    </message>
    <message>
        <source>In what share of the draws the system leads</source>
        <translation>该系统在多大比例的重抽样中领先</translation>
    </message>
    <message>
        <source>Systems that share a letter cannot be told apart</source>
        <translation>有相同字母的系统区分不开</translation>
    </message>
    <message>
        <source>Stretches of the ranking without a difference</source>
        <translation>排名中没有差异的区段</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>{level} % interval</source>
        <translation>{level} % 置信区间</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Leads in</source>
        <translation>领先比例</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Against {system}</source>
        <translation>对照 {system}</translation>
    </message>
</context>
<context>
    <name>ReferenceBox</name>
    <message>
        <source>Reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>{used} of {n} items</source>
        <translation>{n} 个样本中的 {used} 个</translation>
    </message>
    <message>
        <source>{n} items</source>
        <translation>{n} 个样本</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>{system}: {state}</source>
        <translation>{system}：{state}</translation>
    </message>
    <message>
        <source>! {n} of {all} systems do not match fully</source>
        <translation>! {all} 个系统中有 {n} 个未完全匹配</translation>
    </message>
    <message>
        <source>✓ all in one file</source>
        <translation>✓ 都在同一个文件中</translation>
    </message>
    <message>
        <source>✓ joined by id, all matched</source>
        <translation>✓ 按编号匹配，全部匹配</translation>
    </message>
    <message>
        <source>✓ joined by row, all matched</source>
        <translation>✓ 按行匹配，全部匹配</translation>
    </message>
    <message>
        <source>✓ joined by id or row, all matched</source>
        <translation>✓ 按编号或按行匹配，全部匹配</translation>
    </message>
    <message>
        <source>joined by id</source>
        <translation>按编号匹配</translation>
    </message>
    <message>
        <source>joined by row</source>
        <translation>按行匹配</translation>
    </message>
    <message>
        <source>from the file of the reference</source>
        <translation>来自参考答案所在的文件</translation>
    </message>
    <message>
        <source>{n} of {all} items matched</source>
        <translation>{all} 个样本中匹配 {n} 个</translation>
    </message>
    <message>
        <source>{n} missing</source>
        <translation>缺失 {n} 个</translation>
    </message>
    <message>
        <source>{n} doubled</source>
        <translation>重复 {n} 个</translation>
    </message>
    <message>
        <source>{n} with conflicting answers</source>
        <translation>答案互相矛盾 {n} 个</translation>
    </message>
    <message>
        <source>{n} unknown</source>
        <translation>未知 {n} 个</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>顺序不同</translation>
    </message>
</context>
<context>
    <name>RightPane</name>
    <message>
        <source>What this means</source>
        <translation>结果的含义</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>The definition and settings behind these numbers, to be cited with them</source>
        <translation>得出这些数字所用的定义与设置，引用数字时请一并给出</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>What {metric} measures, and what to watch out for</source>
        <translation>{metric}衡量什么，使用时要注意什么</translation>
    </message>
</context>
<context>
    <name>RunsEvidence</name>
    <message>
        <source>Is there a difference?</source>
        <translation>有差异吗？</translation>
    </message>
    <message>
        <source>For comparison only: these take folds for independent, and find too much</source>
        <translation>仅供对照：以下检验把各折当作独立，因而发现过多差异</translation>
    </message>
    <message>
        <source>Over all {k} systems</source>
        <translation>全部 {k} 个系统</translation>
    </message>
    <message>
        <source>Is it shown to be too small to matter? (margin ±{margin})</source>
        <translation>能否表明差异小到无关紧要？（界限 ±{margin}）</translation>
    </message>
    <message>
        <source>Bayesian: probabilities of A and B, given a prior</source>
        <translation>贝叶斯：给定先验时 A 与 B 的概率</translation>
    </message>
    <message>
        <source>For information: what t tests assume. It never chooses a test</source>
        <translation>供参考：t 检验的前提；它从不决定选用哪个检验</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>A ahead {a} · within the margin {same} · B ahead {b}</source>
        <translation>A 领先 {a} · 在界限之内 {same} · B 领先 {b}</translation>
    </message>
</context>
<context>
    <name>RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>多次运行</translation>
    </message>
    <message>
        <source>Open scores of several seeds, folds or data sets of two systems.</source>
        <translation>请打开两个系统在多个随机种子、折或数据集上的得分。</translation>
    </message>
    <message>
        <source>These are scores of many items. Scores of up to {n} can be looked at as runs.</source>
        <translation>这些是许多样本的得分。不超过 {n} 个得分才可当作多次运行来看。</translation>
    </message>
    <message>
        <source>This page compares one score a run: a table with a row for each seed, fold or data set and a column for each system.</source>
        <translation>本页比较每次运行一个得分：表格中每个种子、折或数据集占一行，每个系统占一列。</translation>
    </message>
    <message>
        <source>There is one system only. Add another to compare their runs.</source>
        <translation>只有一个系统。再添加一个，才能比较各次运行。</translation>
    </message>
    <message>
        <source>No runs to compare</source>
        <translation>没有可比较的运行</translation>
    </message>
    <message>
        <source>Comparing runs</source>
        <translation>正在比较各次运行</translation>
    </message>
    <message>
        <source>Every run</source>
        <translation>每一次运行</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 与 B</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>所有系统</translation>
    </message>
    <message>
        <source>Systems shown</source>
        <translation>显示的系统</translation>
    </message>
    <message>
        <source>Scores of every run by system</source>
        <translation>各系统每次运行的得分</translation>
    </message>
    <message>
        <source>score of a run</source>
        <translation>一次运行的得分</translation>
    </message>
    <message>
        <source>Ring: mean with its {level} % interval.</source>
        <translation>圆环：均值及其 {level} % 区间。</translation>
    </message>
    <message>
        <source>Shape: how the runs are spread.</source>
        <translation>阴影：各次运行的分布。</translation>
    </message>
    <message>
        <source>Line: the same run.</source>
        <translation>连线：同一次运行。</translation>
    </message>
    <message>
        <source>Click a point to open its run.</source>
        <translation>点击一个点可打开该次运行。</translation>
    </message>
</context>
<context>
    <name>RunsSettings</name>
    <message>
        <source>No column or name speaks of folds.</source>
        <translation>没有列名或行名提到折。</translation>
    </message>
    <message>
        <source>Folds are averaged within each {column}.</source>
        <translation>各折已在每个 {column} 内取平均。</translation>
    </message>
    <message>
        <source>{level} %</source>
        <translation>{level} %</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>问题(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Level α</source>
        <translation>水平 α(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation>区间(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Too small</source>
        <translation>可忽略(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Runs are</source>
        <translation>运行为(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Folds</source>
        <translation>折数(&amp;F)</translation>
    </message>
    <message>
        <source>What the tests ask about A and B. Decide before looking at the result.</source>
        <translation>检验问的是什么。请在看结果之前决定。</translation>
    </message>
    <message>
        <source>A result is called significant when p is at most α.</source>
        <translation>p 不超过 α 时称结果显著。</translation>
    </message>
    <message>
        <source>Confidence of every interval.</source>
        <translation>所有区间的置信水平。</translation>
    </message>
    <message>
        <source>Differences up to this size do not matter in practice, in units of the scores: the margin of equivalence tests. 0 for none.</source>
        <translation>不超过此大小的差异在实践中无关紧要，以得分的单位计：即等效性检验的界限。0 表示不设。</translation>
    </message>
    <message>
        <source>Folds of one data set are not independent and need another test.</source>
        <translation>同一数据集的各折并不独立，需要另一种检验。</translation>
    </message>
    <message>
        <source>Into how many parts the data were cut.</source>
        <translation>数据被分成多少份。</translation>
    </message>
    <message>
        <source>A and B differ</source>
        <translation>A 与 B 有差异</translation>
    </message>
    <message>
        <source>A scores higher than B</source>
        <translation>A 得分高于 B</translation>
    </message>
    <message>
        <source>B scores higher than A</source>
        <translation>B 得分高于 A</translation>
    </message>
    <message>
        <source>as the data say</source>
        <translation>依数据而定</translation>
    </message>
    <message>
        <source>independent runs</source>
        <translation>相互独立的运行</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>各折</translation>
    </message>
    <message>
        <source>5 × 2 folds</source>
        <translation>5 × 2 折</translation>
    </message>
</context>
<context>
    <name>RunsVerdict</name>
    <message>
        <source>No run has a score of both systems.</source>
        <translation>没有任何一次运行两个系统都有得分。</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>您的选择</translation>
    </message>
    <message>
        <source>please confirm</source>
        <translation>请确认</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>来自数据</translation>
    </message>
    <message>
        <source>The data point to another design – {reason}</source>
        <translation>数据指向另一种设计：{reason}</translation>
    </message>
    <message>
        <source>The comparison could not be finished</source>
        <translation>比较未能完成</translation>
    </message>
    <message>
        <source>Comparing {a} with {b} …</source>
        <translation>正在比较 {a} 与 {b} ……</translation>
    </message>
    <message>
        <source>{a} − {b}: {difference}</source>
        <translation>{a} − {b}：{difference}</translation>
    </message>
    <message>
        <source>interval {low} to {high}</source>
        <translation>区间 {low} 至 {high}</translation>
    </message>
    <message>
        <source>Copy sentence</source>
        <translation>复制句子</translation>
    </message>
    <message>
        <source>Copy APA</source>
        <translation>复制 APA</translation>
    </message>
    <message>
        <source>Copy table row</source>
        <translation>复制表格行</translation>
    </message>
    <message>
        <source>Means, difference, test and effect size, tab-separated</source>
        <translation>均值、差异、检验与效应量，以制表符分隔</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>成对</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>How the runs were made</source>
        <translation>各次运行是怎样得到的</translation>
    </message>
    <message>
        <source>Paired: run i of A and run i of B had the same seed, fold or data set. Independent: they have nothing in common.</source>
        <translation>成对：A 的第 i 次运行与 B 的第 i 次运行使用同一种子、折或数据集。独立：二者毫无关联。</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Opening the project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>保存项目</translation>
    </message>
</context>
<context>
    <name>ScoreScatter</name>
    <message>
        <source>{metric} of {system}</source>
        <translation>{system} 的{metric}</translation>
    </message>
    <message>
        <source>No item has a score of both systems.</source>
        <translation>没有样本同时具有两个系统的得分。</translation>
    </message>
    <message>
        <source>The items are being scored.</source>
        <translation>正在给样本评分。</translation>
    </message>
    <message>
        <source>A point is an item: {n_a} score higher for {a} (above the line), {n_b} for {b}. Draw a box to open its items.</source>
        <translation>每个点是一个样本：{n_a} 个样本 {a} 得分更高（线上方），{n_b} 个 {b} 更高。拖出方框可打开其中的样本。</translation>
    </message>
    <message>
        <source>{n} of {total} points are drawn; a box takes all.</source>
        <translation>图中画出 {total} 个点中的 {n} 个；框选时包括全部。</translation>
    </message>
    <message>
        <source>Scores of the items, A against B</source>
        <translation>各样本得分，A 对 B</translation>
    </message>
</context>
<context>
    <name>ScoreSpread</name>
    <message>
        <source>{n} items have no score</source>
        <translation>{n} 个样本没有得分</translation>
    </message>
    <message>
        <source>1 item has no score</source>
        <translation>1 个样本没有得分</translation>
    </message>
    <message>
        <source>Scores from {low} to {high}, median {median}</source>
        <translation>得分从 {low} 到 {high}，中位数 {median}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>items</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>分布</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>{system}, {metric}: {score}</source>
        <translation>{system}，{metric}：{score}</translation>
    </message>
    <message>
        <source>, {level} % interval {interval}</source>
        <translation>，{level} % 区间 {interval}</translation>
    </message>
    <message>
        <source>, best</source>
        <translation>，最好</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
</context>
<context>
    <name>ScoresCard</name>
    <message>
        <source>★ best; systems with the same score share it. Below: {level} % intervals. Click a score to put it in focus.</source>
        <translation>★ 表示最好；得分相同的系统并列。下方为 {level} % 区间。点击得分即可关注它。</translation>
    </message>
    <message>
        <source>★ best; systems with the same score share it. Intervals follow.</source>
        <translation>★ 表示最好；得分相同的系统并列。区间稍后给出。</translation>
    </message>
    <message>
        <source>The scores are being computed.</source>
        <translation>正在计算得分。</translation>
    </message>
    <message>
        <source>How well each system does</source>
        <translation>各系统表现如何</translation>
    </message>
    <message>
        <source>Scores of every system under every metric</source>
        <translation>各系统在各指标上的得分</translation>
    </message>
</context>
<context>
    <name>SelectedCell</name>
    <message>
        <source>Click a cell to read its items. Arrow keys or Ctrl + click select a cell and keep this page.</source>
        <translation>点击单元格可查看其中的样本。用方向键或 Ctrl + 点击可选中单元格，并留在本页。</translation>
    </message>
    <message>
        <source>reference {gold}, rightly predicted</source>
        <translation>参考为 {gold}，预测正确</translation>
    </message>
    <message>
        <source>reference {gold}, predicted {predicted}</source>
        <translation>参考为 {gold}，预测为 {predicted}</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>only {system}</source>
        <translation>仅 {system}</translation>
    </message>
    <message>
        <source>Read the item</source>
        <translation>查看这个样本</translation>
    </message>
    <message>
        <source>Read the {n} items</source>
        <translation>查看这 {n} 个样本</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Choose metric</source>
        <translation>选择指标</translation>
    </message>
    <message>
        <source>Choose slice</source>
        <translation>选择切片</translation>
    </message>
    <message>
        <source>Choose systems</source>
        <translation>选择系统</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>Change settings</source>
        <translation>更改设置</translation>
    </message>
    <message>
        <source>Rename system</source>
        <translation>重命名系统</translation>
    </message>
    <message>
        <source>Remove system</source>
        <translation>移除系统</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Tab goes from control to control, arrow keys move within a table or matrix.</source>
        <translation>Tab 键在控件之间移动，方向键在表格或矩阵内移动。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>还没有打开任何内容。</translation>
    </message>
    <message>
        <source>Put in &amp;focus (A)</source>
        <translation>设为关注的系统（A）(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Compare with it (B)</source>
        <translation>与它比较（B）(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;move from the comparison</source>
        <translation>从比较中移除(&amp;M)</translation>
    </message>
    <message>
        <source>Rename system</source>
        <translation>重命名系统</translation>
    </message>
    <message>
        <source>New name of {name}:</source>
        <translation>{name} 的新名称：</translation>
    </message>
</context>
<context>
    <name>SliceTable</name>
    <message>
        <source>all of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>p-value of the slice, adjusted for all slices</source>
        <translation>该切片的 p 值，按所有切片校正</translation>
    </message>
    <message>
        <source>{a} − {b}, {level} % interval</source>
        <translation>{a} − {b}，{level} % 区间</translation>
    </message>
    <message>
        <source>{a} − {b} in points, {level} % interval</source>
        <translation>{a} − {b}（百分点），{level} % 区间</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>p adjusted</source>
        <translation>校正后 p</translation>
    </message>
</context>
<context>
    <name>SlicesPage</name>
    <message>
        <source>Where they differ</source>
        <translation>差异所在</translation>
    </message>
    <message>
        <source>Open the outputs of two systems.</source>
        <translation>请打开两个系统的输出。</translation>
    </message>
    <message>
        <source>Runs have no items to cut into slices.</source>
        <translation>多次运行的得分没有可切分的样本。</translation>
    </message>
    <message>
        <source>The page Agreement compares annotators, label by label.</source>
        <translation>“一致性”页面逐个标签比较标注者。</translation>
    </message>
    <message>
        <source>There is one system only. Add the output of another to compare them.</source>
        <translation>只有一个系统。请再添加一个系统的输出以作比较。</translation>
    </message>
    <message>
        <source>Looking for slices</source>
        <translation>正在查找切片</translation>
    </message>
    <message>
        <source>The files have nothing to cut the items by: a column with few values, a text to read, or more than one label.</source>
        <translation>文件中没有可用来切分样本的内容：取值较少的列、可读的文本，或一个以上的标签。</translation>
    </message>
    <message>
        <source>The files have no column to cut the items by</source>
        <translation>文件中没有可用来切分样本的列</translation>
    </message>
    <message>
        <source>Comparing in slices</source>
        <translation>正在分切片比较</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>正在统计词语</translation>
    </message>
    <message>
        <source>Scoring the items</source>
        <translation>正在给样本评分</translation>
    </message>
    <message>
        <source>&amp;Cut by</source>
        <translation>切分依据(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;orrection</source>
        <translation>校正(&amp;O)</translation>
    </message>
    <message>
        <source>Name the property before looking at the rows</source>
        <translation>请先定切分依据，再看各行</translation>
    </message>
    <message>
        <source>How the p-values are adjusted for testing several slices</source>
        <translation>检验多个切片时如何校正 p 值</translation>
    </message>
    <message>
        <source>Click a slice to see its items; double-click to look at it alone everywhere</source>
        <translation>单击切片查看其样本；双击则在所有页面只看该切片</translation>
    </message>
    <message>
        <source>Scores of the items</source>
        <translation>各样本的得分</translation>
    </message>
    <message>
        <source>Nothing to cut into slices</source>
        <translation>没有可切分的内容</translation>
    </message>
    <message>
        <source>The slices could not be compared</source>
        <translation>未能完成分切片比较</translation>
    </message>
    <message>
        <source>Comparing in slices …</source>
        <translation>正在分切片比较……</translation>
    </message>
    <message>
        <source>{share} done</source>
        <translation>已完成 {share}</translation>
    </message>
    <message>
        <source>Choose slice</source>
        <translation>选择切片</translation>
    </message>
</context>
<context>
    <name>SpreadCard</name>
    <message>
        <source>How the scores are spread</source>
        <translation>得分如何分布</translation>
    </message>
    <message>
        <source>Spread of every system&apos;s scores</source>
        <translation>各系统得分的分布</translation>
    </message>
</context>
<context>
    <name>TestsCard</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>approx.</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>running</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>best fit</source>
        <translation>最合适</translation>
    </message>
    <message>
        <source>What this test does: {test}</source>
        <translation>这个检验做什么：{test}</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>不适用：{reason}</translation>
    </message>
    <message>
        <source>For: {reason}</source>
        <translation>优点：{reason}</translation>
    </message>
    <message>
        <source>Against: {reason}</source>
        <translation>局限：{reason}</translation>
    </message>
    <message>
        <source>All suitable tests</source>
        <translation>所有适用的检验</translation>
    </message>
</context>
<context>
    <name>TestsTable</name>
    <message>
        <source>{name}, {badge}</source>
        <translation>{name}，{badge}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>how</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>ThresholdFinder</name>
    <message>
        <source>Price of a false alarm</source>
        <translation>一次误报的代价</translation>
    </message>
    <message>
        <source>Price of a missed item</source>
        <translation>一次漏报的代价</translation>
    </message>
    <message>
        <source>Recall of at least</source>
        <translation>召回率至少为</translation>
    </message>
    <message>
        <source>Precision of at least</source>
        <translation>精确率至少为</translation>
    </message>
    <message>
        <source>Go to this recall</source>
        <translation>转到此召回率</translation>
    </message>
    <message>
        <source>Go to this precision</source>
        <translation>转到此精确率</translation>
    </message>
    <message>
        <source>Go to the highest F1</source>
        <translation>转到 F1 最高处</translation>
    </message>
    <message>
        <source>Go to the lowest cost</source>
        <translation>转到代价最低处</translation>
    </message>
    <message>
        <source>A threshold chosen on these items is tuned on the test set: what it reaches here flatters. Choose it on other data and report it here.</source>
        <translation>用这些样本选出的阈值是在测试集上调出来的，在这里的成绩偏于乐观。请在别的数据上选阈值，再到这里报告结果。</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>What is compared; holds for every page</source>
        <translation>用什么指标比较；对所有页面有效</translation>
    </message>
    <message>
        <source>Which items are compared; holds for every page</source>
        <translation>比较哪些样本；对所有页面有效</translation>
    </message>
    <message>
        <source>System A, the one in focus; differences are A − B</source>
        <translation>系统 A，即关注的系统；差值为 A − B</translation>
    </message>
    <message>
        <source>System B, what A is compared with</source>
        <translation>系统 B，即与 A 比较的系统</translation>
    </message>
    <message>
        <source>All {n} items</source>
        <translation>全部 {n} 个样本</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>{slice} ({n})</source>
        <translation>{slice}（{n}）</translation>
    </message>
    <message>
        <source>The files have no column with few values to choose items by</source>
        <translation>文件中没有取值较少、可用来挑选样本的列</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>系统 A</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>系统 B</translation>
    </message>
    <message>
        <source>More metrics</source>
        <translation>更多指标</translation>
    </message>
    <message>
        <source>Of one label</source>
        <translation>单个标签的指标</translation>
    </message>
    <message>
        <source>All items</source>
        <translation>全部样本</translation>
    </message>
    <message>
        <source>{value} ({n})</source>
        <translation>{value}（{n}）</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
</context>
<context>
    <name>UnsavedWork</name>
    <message>
        <source>Save this comparison first?</source>
        <translation>要先保存当前的比较吗？</translation>
    </message>
    <message>
        <source>A project file keeps the data, your choices and every result.</source>
        <translation>项目文件保存数据、您的选择和全部结果。</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>{test}, two-sided</source>
        <translation>{test}，双侧</translation>
    </message>
    <message>
        <source>{test}, one-sided: is {system} better?</source>
        <translation>{test}，单侧：{system} 是否更好？</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>无检验</translation>
    </message>
    <message>
        <source>No test fits this comparison</source>
        <translation>没有适用于这项比较的检验</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>This test could not be computed</source>
        <translation>这项检验未能算出结果</translation>
    </message>
    <message>
        <source>running</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>Comparing {a} with {b} …</source>
        <translation>正在比较 {a} 与 {b}…</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>{a} − {b}: {difference}</source>
        <translation>{a} − {b}：{difference}</translation>
    </message>
    <message>
        <source>{a} − {b}: {difference}, interval {low} to {high}</source>
        <translation>{a} − {b}：{difference}，区间 {low} 至 {high}</translation>
    </message>
    <message>
        <source>Difference and its interval</source>
        <translation>差值及其区间</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Copy sentence</source>
        <translation>复制句子</translation>
    </message>
    <message>
        <source>Copy the result as a sentence for a text</source>
        <translation>将结果复制为一句话，可写入文章</translation>
    </message>
    <message>
        <source>Copy APA</source>
        <translation>复制 APA 格式</translation>
    </message>
    <message>
        <source>Copy the result in the style of the APA</source>
        <translation>按 APA 格式复制结果</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>WantedCard</name>
    <message>
        <source> points</source>
        <translation> 个百分点</translation>
    </message>
    <message>
        <source>A difference that matters to you</source>
        <translation>对您有意义的差异</translation>
    </message>
    <message>
        <source>True difference</source>
        <translation>真实差异</translation>
    </message>
    <message>
        <source>True difference between A and B</source>
        <translation>A 与 B 之间的真实差异</translation>
    </message>
    <message>
        <source>Name the smallest difference that you would care about.</source>
        <translation>填写您在意的最小差异。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Go back to “too small to matter”, or to a round difference</source>
        <translation>恢复为“小到无关紧要”的大小，或一个整数差异</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Which system is better, by how much, and how sure can you be?</source>
        <translation>哪个系统更好？好多少？有多大把握？</translation>
    </message>
    <message>
        <source>Give SigDesk the right answers and the answers of two or more systems. Nothing leaves this computer.</source>
        <translation>请把正确答案和两个或更多系统的答案交给 SigDesk。任何数据都不会离开这台电脑。</translation>
    </message>
    <message>
        <source>Drop all your files here at once</source>
        <translation>把所有文件一起拖到这里</translation>
    </message>
    <message>
        <source>the reference (gold): one file with the right answer of every item</source>
        <translation>参考答案（gold）：一个文件，含每个样本的正确答案</translation>
    </message>
    <message>
        <source>each system: one file with its answers, or its scores, item by item</source>
        <translation>每个系统：一个文件，逐个样本给出答案或得分</translation>
    </message>
    <message>
        <source>CSV, TSV, JSONL, or one label per line; rows are joined by an id column, else by position</source>
        <translation>CSV、TSV、JSONL，或每行一个标签；有编号列时按编号匹配，否则按行的位置匹配</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Import with preview…</source>
        <translation>预览后导入…</translation>
    </message>
    <message>
        <source>Enter paths…</source>
        <translation>输入路径…</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>或者试用示例</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Projects you save will be listed here. A project keeps data and results.</source>
        <translation>您保存的项目会列在这里。项目中保存数据和结果。</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open sample: {title}</source>
        <translation>打开示例：{title}</translation>
    </message>
    <message>
        <source>SigDesk ended before your work on {title} was saved. A copy from {when} is here.</source>
        <translation>SigDesk 上次退出时，您对 {title} 所做的工作尚未保存。这里有一份副本（{when}）。</translation>
    </message>
    <message>
        <source>SigDesk ended before your work was saved. A copy from {when} is here.</source>
        <translation>SigDesk 上次退出时，您的工作尚未保存。这里有一份副本（{when}）。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Why some rates are on the wrong side</source>
        <translation>为什么有些比率不安全</translation>
    </message>
    <message>
        <source>Errors at a level of</source>
        <translation>错误率，水平为</translation>
    </message>
    <message>
        <source>Coverage of 95 % intervals, in %</source>
        <translation>95 % 区间的覆盖率（%）</translation>
    </message>
    <message>
        <source>Labels and class scores</source>
        <translation>标签与类别得分</translation>
    </message>
    <message>
        <source>Item scores</source>
        <translation>逐条得分</translation>
    </message>
    <message>
        <source>Several labels per item</source>
        <translation>多标签</translation>
    </message>
    <message>
        <source>Tagged sequences</source>
        <translation>序列标注</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation>问答</translation>
    </message>
    <message>
        <source>Dependency trees</source>
        <translation>依存树</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Rankings</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>0 to 1, shown in per cent</source>
        <translation>0 到 1，以百分比显示</translation>
    </message>
    <message>
        <source>0 to 100</source>
        <translation>0 到 100</translation>
    </message>
    <message>
        <source>in its own unit</source>
        <translation>用它自己的单位</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判对象</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Name in files</source>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Watch out</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Draws at random, with a seed: the same seed gives the same digits.</source>
        <translation>用随机种子抽样：种子相同，数字就相同。</translation>
    </message>
    <message>
        <source>Draws nothing: it gives the same digits every time.</source>
        <translation>不抽样：每次得到的数字都相同。</translation>
    </message>
    <message>
        <source>How the tests behave</source>
        <translation>检验的表现</translation>
    </message>
    <message>
        <source>What speaks for it</source>
        <translation>优点</translation>
    </message>
    <message>
        <source>What speaks against it</source>
        <translation>缺点</translation>
    </message>
    <message>
        <source>When it does not fit</source>
        <translation>什么时候不适用</translation>
    </message>
    <message>
        <source>Where a comparison does not fit the test, the page Compare shows it greyed, with the reason under the table.</source>
        <translation>如果比较不适合该检验，“比较”页会把它显示为灰色，原因写在表格下方。</translation>
    </message>
    <message>
        <source>How often it is wrong</source>
        <translation>出错的频率</translation>
    </message>
    <message>
        <source>It was tried on thousands of data sets: {page}.</source>
        <translation>它在数千个数据集上试验过：{page}。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Choices: {choices}.</source>
        <translation>可选：{choices}。</translation>
    </message>
    <message>
        <source>From {low} to {high}.</source>
        <translation>从 {low} 到 {high}。</translation>
    </message>
    <message>
        <source>Default: {value}.</source>
        <translation>默认：{value}。</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Choosing a test</source>
        <translation>选择检验</translation>
    </message>
    <message>
        <source>What the tests cost</source>
        <translation>检验的耗时</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Metrics: {task}</source>
        <translation>指标：{task}</translation>
    </message>
</context>
<context>
    <name>import_assistant</name>
    <message>
        <source>cannot be read as it is</source>
        <translation>目前无法读取</translation>
    </message>
    <message>
        <source>reference and {systems}</source>
        <translation>参考答案和 {systems}</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>beside the items</source>
        <translation>附加信息</translation>
    </message>
    <message>
        <source>system {name}</source>
        <translation>系统 {name}</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>As the files tell</source>
        <translation>由文件判断</translation>
    </message>
    <message>
        <source>Labels, one per item</source>
        <translation>每个样本一个标签</translation>
    </message>
    <message>
        <source>Several labels per item</source>
        <translation>每个样本多个标签</translation>
    </message>
    <message>
        <source>Scores per item</source>
        <translation>每个样本的得分</translation>
    </message>
    <message>
        <source>Numbers against a reference</source>
        <translation>与参考值比较的数字</translation>
    </message>
    <message>
        <source>Texts: translations, summaries</source>
        <translation>文本：译文、摘要</translation>
    </message>
    <message>
        <source>Answers to questions</source>
        <translation>问题的回答</translation>
    </message>
    <message>
        <source>Tagged words</source>
        <translation>标注的词序列</translation>
    </message>
    <message>
        <source>Parse trees</source>
        <translation>句法树</translation>
    </message>
    <message>
        <source>Ranked documents</source>
        <translation>文档排序</translation>
    </message>
    <message>
        <source>Scores of runs or data sets</source>
        <translation>各次运行或各数据集的得分</translation>
    </message>
    <message>
        <source>Annotations of several people</source>
        <translation>多人标注</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>annotator</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>to slice by</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Id: joins the rows of the files</source>
        <translation>编号：用于匹配各文件的行</translation>
    </message>
    <message>
        <source>Reference: the right answers</source>
        <translation>参考答案：正确的答案</translation>
    </message>
    <message>
        <source>Prediction: answers of a system</source>
        <translation>预测：某个系统的答案</translation>
    </message>
    <message>
        <source>Score: a number per item, or of a class</source>
        <translation>得分：每个样本或某个类别的数值</translation>
    </message>
    <message>
        <source>Text: to read beside the items</source>
        <translation>文本：与样本一起阅读</translation>
    </message>
    <message>
        <source>Annotator: who gave the answer</source>
        <translation>标注者：给出答案的人</translation>
    </message>
    <message>
        <source>Run: seed or fold</source>
        <translation>运行：随机种子或折</translation>
    </message>
    <message>
        <source>Document: items that belong together</source>
        <translation>文档：属于同一组的样本</translation>
    </message>
    <message>
        <source>Slice: to look at parts of the items</source>
        <translation>切片：用于查看部分样本</translation>
    </message>
    <message>
        <source>Leave the column out</source>
        <translation>不使用此列</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>逗号 ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>分号 ;</translation>
    </message>
    <message>
        <source>bar |</source>
        <translation>竖线 |</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空格</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>certified bounds, {n_items:,} differences rounded to steps of {step:.2g}</source>
        <translation>严格上下界，{n_items:,} 个差值按步长 {step:.2g} 舍入</translation>
    </message>
    <message>
        <source>One of the two scores is undefined.</source>
        <translation>两个得分中有一个无定义。</translation>
    </message>
    <message>
        <source>The {n:,} {units} that differ are of {kinds:,} kinds, with {mantissa:.1f} × 10{exponent} swap patterns: too many to list, and this metric has no shorter exact form.</source>
        <translation>有差异的 {n:,} 个{units}分属 {kinds:,} 种，共有 {mantissa:.1f} × 10{exponent} 种交换方式：数量太多，无法逐一列出，而这个指标又没有更简短的精确算法。</translation>
    </message>
    <message>
        <source>items</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>组群</translation>
    </message>
    <message>
        <source>exact: none of the {units} differ between A and B</source>
        <translation>精确：A 与 B 在所有{units}上都没有差异</translation>
    </message>
    <message>
        <source>exact, 2-D lattice {width:,} × {height:,} for {n:,} {units} that differ</source>
        <translation>精确，{n:,} 个有差异的{units}，二维格点 {width:,} × {height:,}</translation>
    </message>
    <message>
        <source>exact, two binomials over {first:,} and {second:,} {units} that differ</source>
        <translation>精确，两个二项分布，分别对应 {first:,} 个和 {second:,} 个有差异的{units}</translation>
    </message>
    <message>
        <source>exact, one binomial over {n:,} {units} that differ</source>
        <translation>精确，一个二项分布，对应 {n:,} 个有差异的{units}</translation>
    </message>
    <message>
        <source>exact, all {patterns:,} swap patterns of {n:,} {units} that differ, of {kinds:,} kinds</source>
        <translation>精确，{n:,} 个有差异的{units}（分属 {kinds:,} 种）的全部 {patterns:,} 种交换方式</translation>
    </message>
    <message>
        <source>exact, all {mantissa:.1f} × 10{exponent} swap patterns of {n:,} {units} that differ, of {kinds:,} kinds</source>
        <translation>精确，{n:,} 个有差异的{units}（分属 {kinds:,} 种）的全部 {mantissa:.1f} × 10{exponent} 种交换方式</translation>
    </message>
    <message>
        <source>exact, {n_values:,} distinct differences, counted on {n_points:,} points</source>
        <translation>精确，{n_values:,} 种不同的差值，在 {n_points:,} 个点上计数</translation>
    </message>
    <message>
        <source>exact, one distinct difference, counted on {n_points:,} points</source>
        <translation>精确，一个不同的差值，在 {n_points:,} 个格点上计数</translation>
    </message>
    <message>
        <source>exact, {n_values:,} distinct differences, Fourier sum over {n_points:,} points</source>
        <translation>精确，{n_values:,} 种不同的差值，在 {n_points:,} 个点上作傅里叶求和</translation>
    </message>
    <message>
        <source>exact, one distinct difference, Fourier sum over {n_points:,} points</source>
        <translation>精确，一个不同的差值，在 {n_points:,} 个点上求傅里叶和</translation>
    </message>
    <message>
        <source>exact, {n_items:,} items with a difference</source>
        <translation>精确，{n_items:,} 个样本有差值</translation>
    </message>
    <message>
        <source>exact, one item with a difference</source>
        <translation>精确，一个样本有差值</translation>
    </message>
    <message>
        <source>exact, all 2^{n_items} swaps enumerated</source>
        <translation>精确，枚举全部 2^{n_items} 种交换</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>macro-F1</source>
        <translation>宏平均 F1</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>宏平均 F1</translation>
    </message>
    <message>
        <source>Mean over classes of 2·TP / (2·TP + FP + FN); as an option, the harmonic mean of macro-precision and macro-recall, another number under the same name.</source>
        <translation>各类别 2·TP / (2·TP + FP + FN) 的平均；也可以选用宏平均精确率与宏平均召回率的调和平均，两者名称相同，数值不同。</translation>
    </message>
    <message>
        <source>F1 of each class, averaged so that rare classes count as much as frequent ones.</source>
        <translation>各类别的 F1，罕见类别与常见类别等权平均。</translation>
    </message>
    <message>
        <source>Two formulas go by this name, and the other one (F1 of mean precision and mean recall) is never lower. A class with few items moves it a lot.</source>
        <translation>有两个公式同用此名，另一个（由平均精确率与平均召回率算出的 F1）从不更低。样本少的类别就能使它变动很大。</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均方式</translation>
    </message>
    <message>
        <source>What is averaged first: F1, or precision and recall.</source>
        <translation>先对什么求平均：F1，还是精确率和召回率。</translation>
    </message>
    <message>
        <source>mean of class F1</source>
        <translation>各类别 F1 的平均</translation>
    </message>
    <message>
        <source>F1 of mean precision and mean recall</source>
        <translation>由平均精确率与平均召回率算出的 F1</translation>
    </message>
    <message>
        <source>Weighted F1</source>
        <translation>加权 F1</translation>
    </message>
    <message>
        <source>F1 of each class, averaged so that frequent classes count more.</source>
        <translation>各类别的 F1，常见类别份量更重。</translation>
    </message>
    <message>
        <source>It follows the frequent classes much as accuracy does, and need not lie between precision and recall.</source>
        <translation>它和准确率一样主要随常见类别而变，也不一定介于精确率与召回率之间。</translation>
    </message>
    <message>
        <source>Macro-precision</source>
        <translation>宏平均精确率</translation>
    </message>
    <message>
        <source>How far a predicted label can be trusted, averaged over classes that all count alike.</source>
        <translation>预测出的标签有多可信，所有类别等权平均。</translation>
    </message>
    <message>
        <source>A class that is never predicted has no precision: 0/0 counts as you chose, and moves the mean.</source>
        <translation>从未预测的类别没有精确率：0/0 按所选方式计，并会影响平均值。</translation>
    </message>
    <message>
        <source>Macro-recall</source>
        <translation>宏平均召回率</translation>
    </message>
    <message>
        <source>weighted F1</source>
        <translation>加权 F1</translation>
    </message>
    <message>
        <source>Mean of class F1, each class weighted by its number of items in the reference.</source>
        <translation>各类别 F1 的加权平均，权重为该类别在参考答案中的样本数。</translation>
    </message>
    <message>
        <source>macro-precision</source>
        <translation>宏平均精确率</translation>
    </message>
    <message>
        <source>Mean over classes of TP / (TP + FP).</source>
        <translation>各类别 TP / (TP + FP) 的平均。</translation>
    </message>
    <message>
        <source>macro-recall</source>
        <translation>宏平均召回率</translation>
    </message>
    <message>
        <source>Mean over classes of TP / (TP + FN).</source>
        <translation>各类别 TP / (TP + FN) 的平均。</translation>
    </message>
    <message>
        <source>What share of a class is found, averaged over classes that all count alike.</source>
        <translation>各类别有多少被找到，所有类别等权平均。</translation>
    </message>
    <message>
        <source>Classes that the reference lacks are 0/0 and count as you chose; balanced accuracy leaves them out.</source>
        <translation>参考答案中没有的类别是 0/0，按所选方式计；平衡准确率则不计入它们。</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>Mean of recall over the classes that occur in the reference (macro-recall also averages classes that do not); adjusted for chance: (value − 1/C) / (1 − 1/C) for C classes.</source>
        <translation>参考答案中出现的各类别召回率的平均（宏平均召回率还计入未出现的类别）；按偶然水平校正时，C 个类别为 (值 − 1/C) / (1 − 1/C)。</translation>
    </message>
    <message>
        <source>Accuracy as it would be if all classes were equally frequent: guessing scores 1 / classes.</source>
        <translation>假如各类别同样常见时的准确率：随意猜测得 1 / 类别数。</translation>
    </message>
    <message>
        <source>It ignores precision: a rare class predicted much too often costs little.</source>
        <translation>它不看精确率：把罕见类别预测得过多也损失不大。</translation>
    </message>
    <message>
        <source>Adjusted for chance</source>
        <translation>按偶然水平校正</translation>
    </message>
    <message>
        <source>Rescale so that guessing scores 0 and perfection 1.</source>
        <translation>重新标度，使随机猜测得 0，全部正确得 1。</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0): the reference or the answers hold a single class; {policy}.</source>
        <translation>{what}无定义（0/0）：参考答案或系统答案只有一个类别；{policy}。</translation>
    </message>
    <message>
        <source>There are too many pairs of annotators and labels ({pairs:,} × {labels:,}) for a mean over pairs.</source>
        <translation>标注者对与标签太多（{pairs:,} × {labels:,}），无法求两两平均。</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>1 − observed / expected disagreement, expected from the two annotators&apos; own label counts; weighted equally, linearly or quadratically in label order; with more than two annotators the mean over all pairs (Light).</source>
        <translation>1 − 观测不一致 / 期望不一致，期望由两名标注者各自的标签次数得出；可等权，也可按标签次序线性或平方加权；标注者多于两名时，取所有两两组合的平均（Light）。</translation>
    </message>
    <message>
        <source>How far two annotators agree beyond what they would if each drew labels at random, as often as that annotator uses each label.</source>
        <translation>假如两人都按各自使用各标签的频率随机给出标签，会有某种程度的一致；κ 说明实际一致超出它多少。</translation>
    </message>
    <message>
        <source>Annotators who use labels differently often get a lower expected agreement and so a higher κ than annotators who use them alike; with a prevailing label κ is low however much they agree.</source>
        <translation>标签使用习惯不同的标注者，期望一致往往更低，κ 反而比习惯相同的标注者更高；某个标签占绝大多数时，无论多么一致，κ 都很低。</translation>
    </message>
    <message>
        <source>Mean over {n:,} pairs of annotators.</source>
        <translation>{n:,} 对标注者的平均。</translation>
    </message>
    <message>
        <source>{n:,} pairs of annotators have no defined κ and are left out.</source>
        <translation>{n:,} 对标注者的 κ 无定义，未计入。</translation>
    </message>
    <message>
        <source>(observed − expected) / (1 − expected) agreement of two annotators, expected from the label counts of both pooled.</source>
        <translation>两名标注者的（观测 − 期望）/（1 − 期望）一致率，期望由两人合并的标签次数得出。</translation>
    </message>
    <message>
        <source>How far two annotators agree beyond what they would if both drew labels at random, as often as the two together use each label.</source>
        <translation>假如两人都按两人合计使用各标签的频率随机给出标签，会有某种程度的一致；π 说明实际一致超出它多少。</translation>
    </message>
    <message>
        <source>For two annotators only; with more it is Fleiss&apos; κ.</source>
        <translation>只适用于两名标注者；多于两名时就是 Fleiss κ。</translation>
    </message>
    <message>
        <source>Scott&apos;s π is for two annotators; with more it is Fleiss&apos; κ.</source>
        <translation>Scott π 适用于两名标注者；多于两名时就是 Fleiss κ。</translation>
    </message>
    <message>
        <source>1 − observed / expected disagreement, expected from both sides&apos; own label counts; disagreement weighted equally, linearly or quadratically in label order.</source>
        <translation>1 − 观测不一致 / 期望不一致，期望值由双方各自的标签计数得出；不一致可以等权，也可以按标签顺序线性或二次加权。</translation>
    </message>
    <message>
        <source>No item has two ratings: there is nothing that could agree.</source>
        <translation>没有任何样本有两个评分：谈不上一致与否。</translation>
    </message>
    <message>
        <source>Undefined: only one label was used ({label}), so chance alone would agree always and nothing can be said beyond chance.</source>
        <translation>无定义：只用到一个标签（{label}），仅凭机会也总会一致，因此无法说明机会以外的一致性。</translation>
    </message>
    <message>
        <source>{n:,} items have one rating only, which can agree with nothing: they do not count as pairs.</source>
        <translation>{n:,} 个样本只有一个评分，无从比较一致与否：它们不构成评分对。</translation>
    </message>
    <message>
        <source>One item has one rating only, which can agree with nothing: it does not count as a pair.</source>
        <translation>有 1 个条目只有一个评分，无从谈一致：不计入评分对。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>How much worse a confusion of distant labels is, in label order.</source>
        <translation>按标签顺序，把相距较远的标签混淆，要多算多少。</translation>
    </message>
    <message>
        <source>every disagreement alike</source>
        <translation>所有不一致同等看待</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>二次</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>The weights take the labels in this order: {labels}.</source>
        <translation>计算权重时，标签的顺序为：{labels}。</translation>
    </message>
    <message>
        <source>Scott&apos;s π</source>
        <translation>Scott π</translation>
    </message>
    <message>
        <source>How far the answers agree with the reference beyond what the two label counts would give by chance.</source>
        <translation>答案与参考的一致，超出由两侧标签次数得出的机会一致多少。</translation>
    </message>
    <message>
        <source>A measure of agreement of equals, not of correctness: it changes with the label counts of the system, and with a prevailing class it is low however good the answers are.</source>
        <translation>它衡量的是地位相等的双方的一致，而不是正确：它随系统的标签次数而变；某个类别占绝大多数时，答案再好它也很低。</translation>
    </message>
    <message>
        <source>(observed − expected) / (1 − expected) agreement, expected from the label counts of both sides pooled.</source>
        <translation>(观测一致 − 期望一致) / (1 − 期望一致)，期望值由双方合并的标签计数得出。</translation>
    </message>
    <message>
        <source>Like kappa, with chance from the label counts of both sides pooled.</source>
        <translation>与 κ 相似，机会由两侧合并的标签次数得出。</translation>
    </message>
    <message>
        <source>Treats reference and answers as equals, and with a prevailing class it is low however good the answers are.</source>
        <translation>把参考与答案当作地位相等的双方；某个类别占绝大多数时，答案再好它也很低。</translation>
    </message>
    <message>
        <source>Matthews correlation (MCC)</source>
        <translation>Matthews 相关系数（MCC）</translation>
    </message>
    <message>
        <source>(N·right − Σ r·a) / √((N² − Σ r²)·(N² − Σ a²)) with r and a how often each label occurs in the reference and in the answers.</source>
        <translation>(N·答对数 − Σ r·a) / √((N² − Σ r²)·(N² − Σ a²))，其中 r 与 a 为各标签在参考答案和系统答案中出现的次数。</translation>
    </message>
    <message>
        <source>A correlation of answers and reference that uses all four cells of a two-class table: 1 perfect, 0 as good as guessing, below 0 worse.</source>
        <translation>答案与参考的相关，用到二分类表的全部四格：1 为完美，0 与猜测相当，小于 0 更差。</translation>
    </message>
    <message>
        <source>It is undefined when only one class is answered, and with a very rare class it varies a lot from sample to sample.</source>
        <translation>只回答一个类别时无定义；某类别极少时，它在不同样本之间变动很大。</translation>
    </message>
    <message>
        <source>0/0 counts as</source>
        <translation>0/0 按什么计</translation>
    </message>
    <message>
        <source>What a score with nothing in its denominator counts as.</source>
        <translation>分母为零的得分按什么计。</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>undefined, left out of averages</source>
        <translation>无定义，不计入平均</translation>
    </message>
    <message>
        <source>left out of the average</source>
        <translation>不计入平均</translation>
    </message>
    <message>
        <source>shown as undefined</source>
        <translation>显示为无定义</translation>
    </message>
    <message>
        <source>counted as {value:.0f}</source>
        <translation>按 {value:.0f} 计</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0) for {n:,} classes: {policy}.</source>
        <translation>{what}在 {n:,} 个类别上无定义（0/0）：{policy}。</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0) for {classes}: {policy}.</source>
        <translation>{what}在类别 {classes} 上无定义（0/0）：{policy}。</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0) for {classes} and {more:,} more: {policy}.</source>
        <translation>{what}在类别 {classes} 以及另外 {more:,} 个类别上无定义（0/0）：{policy}。</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Sum of the item scores / items.</source>
        <translation>样本得分之和 / 样本数。</translation>
    </message>
    <message>
        <source>The mean of the scores that the files bring, whatever they are.</source>
        <translation>文件所给得分的平均，无论那是什么得分。</translation>
    </message>
    <message>
        <source>The files do not say whether higher is better, nor whether a mean of these scores means anything (a mean of sentence BLEU is not BLEU).</source>
        <translation>文件没有说明是否越高越好，也没有说明这些得分的平均有没有意义（句子 BLEU 的平均不是 BLEU）。</translation>
    </message>
    <message>
        <source>Mean over runs</source>
        <translation>各次运行的平均</translation>
    </message>
    <message>
        <source>Sum of the runs&apos; scores / runs.</source>
        <translation>各次运行的得分之和 / 运行次数。</translation>
    </message>
    <message>
        <source>The mean over runs, folds or data sets.</source>
        <translation>对各次运行、各折或各数据集求平均。</translation>
    </message>
    <message>
        <source>With few runs it says little: look at every point, and at how much runs differ.</source>
        <translation>运行次数少时它说明不了什么：请看每一个点，以及各次运行相差多少。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Right answers / items; a missing answer is not right.</source>
        <translation>答对数 / 样本数；未作答不算答对。</translation>
    </message>
    <message>
        <source>The share of items that the system gets right: what everybody understands, and micro-recall and weighted recall under another name.</source>
        <translation>系统答对的样本所占比例：人人都懂；微平均召回率和加权召回率是它的别名。</translation>
    </message>
    <message>
        <source>When one class prevails, always answering it has a high accuracy: look at macro-F1 or balanced accuracy beside it.</source>
        <translation>某个类别占绝大多数时，总是回答它也有很高的准确率：请同时看宏平均 F1 或平衡准确率。</translation>
    </message>
    <message>
        <source>Micro-F1 (= accuracy here)</source>
        <translation>微平均 F1（此处等于准确率）</translation>
    </message>
    <message>
        <source>Hamming loss (= 1 − accuracy here)</source>
        <translation>汉明损失（此处 = 1 − 准确率）</translation>
    </message>
    <message>
        <source>Answers that are not right / items; lower is better.</source>
        <translation>没有答对的样本数 / 样本数；越低越好。</translation>
    </message>
    <message>
        <source>The error rate: with one label an item, Hamming loss is 1 − accuracy.</source>
        <translation>错误率：每个样本只有一个标签时，汉明损失就是 1 − 准确率。</translation>
    </message>
    <message>
        <source>Not comparable with the Hamming loss of tasks with several labels an item.</source>
        <translation>不能与多标签任务的汉明损失相比。</translation>
    </message>
    <message>
        <source>micro-F1 (= accuracy here)</source>
        <translation>微平均 F1（此处等于准确率）</translation>
    </message>
    <message>
        <source>2·right / (answers + items), counts summed over classes; equals accuracy when every item has one label and one answer.</source>
        <translation>2·答对数 / (答案数 + 样本数)，各类别的计数相加；每个样本只有一个标签和一个答案时，等于准确率。</translation>
    </message>
    <message>
        <source>F1 of counts summed over classes; with one label and one answer an item it is accuracy.</source>
        <translation>由各类别计数之和算出的 F1；每个样本一个标签、一个答案时就是准确率。</translation>
    </message>
    <message>
        <source>Reporting it beside accuracy as if it were a second finding misleads.</source>
        <translation>把它与准确率并列，仿佛是另一项结果，会误导读者。</translation>
    </message>
    <message>
        <source>{n:,} items have no answer: they lower recall, not precision, so micro-F1 is not accuracy here.</source>
        <translation>{n:,} 个样本未作答：这会降低召回率，但不降低精确率，因此微平均 F1 在这里不等于准确率。</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>The label that counts as positive; empty for the last one.</source>
        <translation>作为正类的标签；留空则取最后一个标签。</translation>
    </message>
    <message>
        <source>{what} of {label} is undefined (0/0): {why}; {policy}.</source>
        <translation>{label} 的{what}无定义（0/0）：{why}；{policy}。</translation>
    </message>
    <message>
        <source>the last label</source>
        <translation>最后一个标签</translation>
    </message>
    <message>
        <source>TP / (TP + FP): of the items predicted as the class, the share that is right.</source>
        <translation>TP / (TP + FP)：预测为该类别的样本中，预测正确的比例。</translation>
    </message>
    <message>
        <source>How far one can trust the system when it says that an item is of the class.</source>
        <translation>系统说某样本属于该类别时，有多可信。</translation>
    </message>
    <message>
        <source>Predicting the class only for the surest items raises it: see recall beside it.</source>
        <translation>只把最有把握的样本预测为该类别就会提高它：请同时看召回率。</translation>
    </message>
    <message>
        <source>it was never predicted</source>
        <translation>从未预测该类别</translation>
    </message>
    <message>
        <source>TP / (TP + FN): of the items of the class, the share that is found.</source>
        <translation>TP / (TP + FN)：属于该类别的样本中，被找出的比例。</translation>
    </message>
    <message>
        <source>How much of what is of the class the system finds; also called sensitivity.</source>
        <translation>属于该类别的样本系统找到了多少；也称灵敏度。</translation>
    </message>
    <message>
        <source>Predicting the class everywhere gives 1: see precision beside it.</source>
        <translation>处处预测为该类别就得 1：请同时看精确率。</translation>
    </message>
    <message>
        <source>the reference has none</source>
        <translation>参考答案中没有该类别</translation>
    </message>
    <message>
        <source>2·TP / (2·TP + FP + FN), the harmonic mean of precision and recall; with β: (1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP).</source>
        <translation>2·TP / (2·TP + FP + FN)，即精确率与召回率的调和平均；使用 β 时为 (1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP)。</translation>
    </message>
    <message>
        <source>Precision and recall of one class in one number, nearer to the lower of the two.</source>
        <translation>用一个数概括某一类别的精确率与召回率，更接近两者中较低的一个。</translation>
    </message>
    <message>
        <source>It is about one class only, the one chosen here; exchange the classes and it is another number. True negatives do not count.</source>
        <translation>它只说所选的这一个类别；换一个类别就是另一个数。真负例不计入。</translation>
    </message>
    <message>
        <source>it is neither in the reference nor predicted</source>
        <translation>参考答案中没有该类别，也从未预测该类别</translation>
    </message>
    <message>
        <source>F-score</source>
        <translation>F 值</translation>
    </message>
    <message>
        <source>Micro-precision (accuracy of answers)</source>
        <translation>微平均精确率（已作答样本的准确率）</translation>
    </message>
    <message>
        <source>Right answers / answers given; accuracy when every item has an answer.</source>
        <translation>答对数 / 作答数；每个样本都有答案时就是准确率。</translation>
    </message>
    <message>
        <source>How often the system is right when it answers at all.</source>
        <translation>系统一旦作答，答对的频率。</translation>
    </message>
    <message>
        <source>A system that answers only what it is sure of has a high one.</source>
        <translation>只回答有把握之处的系统会很高。</translation>
    </message>
    <message>
        <source>Macro-Jaccard</source>
        <translation>宏平均 Jaccard 系数</translation>
    </message>
    <message>
        <source>Mean over classes of TP / (TP + FP + FN).</source>
        <translation>TP / (TP + FP + FN) 对类别的平均。</translation>
    </message>
    <message>
        <source>Overlap of predicted and expected items of a class, averaged over classes.</source>
        <translation>各类别预测样本与应有样本的重合程度，对类别求平均。</translation>
    </message>
    <message>
        <source>It orders systems much as macro-F1 does, with lower values: compare like with like.</source>
        <translation>它对系统的排序与宏平均 F1 大体相同，只是数值更低：只能同类相比。</translation>
    </message>
    <message>
        <source>Weighted precision</source>
        <translation>加权精确率</translation>
    </message>
    <message>
        <source>Mean of class precision, each class weighted by its number of items in the reference.</source>
        <translation>各类别精确率的加权平均，权重为该类别在参考答案中的样本数。</translation>
    </message>
    <message>
        <source>Precision of a class, averaged so that frequent classes count more. Weighted recall is the same as accuracy and is therefore not offered.</source>
        <translation>各类别的精确率，常见类别份量更重。加权召回率与准确率相同，因此不另列出。</translation>
    </message>
    <message>
        <source>Weights come from the reference although precision is about answers.</source>
        <translation>精确率说的是答案，权重却来自参考答案。</translation>
    </message>
    <message>
        <source>F-beta over classes</source>
        <translation>各类别的 F-β</translation>
    </message>
    <message>
        <source>(1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP) of every class: their mean (macro), their mean weighted by the reference (weighted), or from counts summed over classes (micro).</source>
        <translation>每个类别的 (1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP)：求平均（宏平均）、按参考答案加权平均（加权），或由各类别计数之和算出（微平均）。</translation>
    </message>
    <message>
        <source>For tasks in which missing something is worse than a false alarm (β above 1) or the other way round (β below 1).</source>
        <translation>适用于漏报比误报更糟（β 大于 1）或反之（β 小于 1）的任务。</translation>
    </message>
    <message>
        <source>Choose β before looking at results; with one label an item, micro is accuracy.</source>
        <translation>请在看结果之前选定 β；每个样本只有一个标签时，微平均就是准确率。</translation>
    </message>
    <message>
        <source>β</source>
        <translation>β</translation>
    </message>
    <message>
        <source>Recall counts β times as much as precision.</source>
        <translation>召回率的重要性是精确率的 β 倍。</translation>
    </message>
    <message>
        <source>How the classes are brought together.</source>
        <translation>各类别如何汇总。</translation>
    </message>
    <message>
        <source>macro: every class alike</source>
        <translation>宏平均：各类别等权</translation>
    </message>
    <message>
        <source>weighted by the reference</source>
        <translation>按参考答案加权</translation>
    </message>
    <message>
        <source>micro: counts summed over classes</source>
        <translation>微平均：各类别计数求和</translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation>Jaccard 指数</translation>
    </message>
    <message>
        <source>TP / (TP + FP + FN): items of the class in both / in either.</source>
        <translation>TP / (TP + FP + FN)：两边都为该类别的样本数 / 至少一边为该类别的样本数。</translation>
    </message>
    <message>
        <source>How much the predicted and the expected items of the class overlap; also called IoU.</source>
        <translation>该类别的预测样本与应有样本重合多少；也称 IoU。</translation>
    </message>
    <message>
        <source>It is F1 on another scale, J = F / (2 − F): the two never disagree on which system is better.</source>
        <translation>它是换了尺度的 F1，J = F / (2 − F)：两者对哪个系统更好从不矛盾。</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>TN / (TN + FP): of the items that are not of the class, the share not predicted as it; a missing answer is not right.</source>
        <translation>TN / (TN + FP)：不属于该类别的样本中，未预测为该类别的比例；未作答不算答对。</translation>
    </message>
    <message>
        <source>How much of what is not of the class the system leaves alone.</source>
        <translation>不属于该类别的样本中，系统没有误判的有多少。</translation>
    </message>
    <message>
        <source>When the class is rare it is near 1 for almost any system.</source>
        <translation>该类别罕见时，几乎任何系统都接近 1。</translation>
    </message>
    <message>
        <source>the reference has no other class</source>
        <translation>参考答案中没有其他类别</translation>
    </message>
    <message>
        <source>Youden&apos;s J</source>
        <translation>Youden J</translation>
    </message>
    <message>
        <source>Recall + specificity − 1 of the class; 0 is chance, 1 is perfect.</source>
        <translation>该类别的召回率 + 特异度 − 1；0 为偶然水平，1 为完全正确。</translation>
    </message>
    <message>
        <source>How much better than chance the class is told from the rest, however frequent it is.</source>
        <translation>无论该类别多常见，把它与其余区分开来比随意猜测好多少。</translation>
    </message>
    <message>
        <source>Missing an item and a false alarm weigh by the rates of the two classes, which need not be what they cost.</source>
        <translation>漏报与误报按两类各自的比率计算份量，未必与它们的实际代价相符。</translation>
    </message>
    <message>
        <source>the reference has only one of the two sides</source>
        <translation>参考答案中只有该类别，或者只有其他类别</translation>
    </message>
    <message>
        <source>The BCa interval is undefined here, because the resamples lie on one side of the observed difference or leaving out single items changes nothing: this is the percentile interval.</source>
        <translation>BCa 区间在这里无定义，因为重采样的结果都在观测差值的同一侧，或者逐个去掉样本不改变结果：所给的是百分位区间。</translation>
    </message>
    <message>
        <source>A studentized interval needs a metric that is one ratio of sums, and no strata: this is the percentile interval.</source>
        <translation>学生化区间要求指标是单个“和之比”，并且没有分层：所给的是百分位区间。</translation>
    </message>
    <message>
        <source>The studentized interval is undefined here, because the standard error is 0: this is the percentile interval.</source>
        <translation>学生化区间在这里无定义，因为标准误为 0：所给的是百分位区间。</translation>
    </message>
    <message>
        <source>exact: all resamples of {n:,} items at once, {points:,} possible values</source>
        <translation>精确：一次算出 {n:,} 个样本的全部重采样，共 {points:,} 个可能的值</translation>
    </message>
    <message>
        <source>exact: all {n:,} different resamples listed</source>
        <translation>精确：列出全部 {n:,} 种不同的重采样</translation>
    </message>
    <message>
        <source>The scores have too many digits for all resamples to be summed at once.</source>
        <translation>得分位数太多，无法一次对全部重采样求和。</translation>
    </message>
    <message>
        <source>Exact bootstrap probabilities need a score that is a plain mean over items, or very few items.</source>
        <translation>要精确计算自助法的概率，得分须是各样本的简单平均，或者样本极少。</translation>
    </message>
    <message>
        <source>Ties are left out, as Berg-Kirkpatrick et al. print the rule (δ* &gt; 2δ): p is smaller than with ties, much smaller for few items.</source>
        <translation>不计并列，即 Berg-Kirkpatrick et al. 论文所印的规则（δ* &gt; 2δ）：p 比计入并列时小，样本少时小得多。</translation>
    </message>
    <message>
        <source>p is the share of resamples that go against the observed direction (Koehn 2004), doubled when two-sided.</source>
        <translation>p 是与观测方向相反的重采样所占的比例（Koehn 2004），双侧时加倍。</translation>
    </message>
    <message>
        <source>Counted as sacreBLEU does, centred at the mean of the resamples and without ties: p is too small, most of all for few or similar items.</source>
        <translation>按 sacreBLEU 的方式计数，以重采样的均值为中心，不计并列：p 偏小，样本少或样本彼此相似时尤其如此。</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>配对自助法</translation>
    </message>
    <message>
        <source>With other items of the same kind, how far would the difference move, and how often as far as from the observed value to zero?</source>
        <translation>换一批同类样本，差值会变动多少？变动达到观测值到零的距离，有多常见？</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>How the interval of the difference is made.</source>
        <translation>差值的区间如何得出。</translation>
    </message>
    <message>
        <source>percentile</source>
        <translation>百分位法</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>基本法</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正态法</translation>
    </message>
    <message>
        <source>BCa: corrected for bias and skewness</source>
        <translation>BCa：校正偏差和偏度</translation>
    </message>
    <message>
        <source>studentized</source>
        <translation>学生化</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>p 值</translation>
    </message>
    <message>
        <source>Which resamples count as extreme.</source>
        <translation>哪些重采样算作极端。</translation>
    </message>
    <message>
        <source>δ* ≥ 2δ, ties count</source>
        <translation>δ* ≥ 2δ，计入并列</translation>
    </message>
    <message>
        <source>δ* &gt; 2δ, ties left out</source>
        <translation>δ* &gt; 2δ，不计并列</translation>
    </message>
    <message>
        <source>δ* ≤ 0 (Koehn)</source>
        <translation>δ* ≤ 0（Koehn）</translation>
    </message>
    <message>
        <source>as sacreBLEU does</source>
        <translation>与 sacreBLEU 相同</translation>
    </message>
    <message>
        <source>sampled: {n:,} draws of {units:,} items</source>
        <translation>抽样：{n:,} 次抽取，每次 {units:,} 个样本</translation>
    </message>
    <message>
        <source>sampled: {n:,} draws of {units:,} clusters</source>
        <translation>抽样：{n:,} 次抽取，每次 {units:,} 个组群</translation>
    </message>
    <message>
        <source>Bootstrap, all resamples</source>
        <translation>配对自助法（全部重采样）</translation>
    </message>
    <message>
        <source>What the paired bootstrap would say with infinitely many resamples: no seed, no Monte Carlo error.</source>
        <translation>配对自助法在无限次重采样下的结果：不用随机种子，也没有蒙特卡洛误差。</translation>
    </message>
    <message>
        <source>No resample is as extreme as observed: p is smaller than the probability of any single one, which is shown.</source>
        <translation>没有任何重采样与观测值同样极端：p 小于任何单个重采样的概率，这里显示的是后者。</translation>
    </message>
    <message>
        <source>A and B do not differ on any item: p = 1, and there is no statistic.</source>
        <translation>A 与 B 在任何样本上都没有差值：p = 1，没有统计量。</translation>
    </message>
    <message>
        <source>This test takes items for independent and knows no clusters (documents); the exact permutation test swaps clusters whole.</source>
        <translation>这项检验假设样本相互独立，不考虑组群（文档）；精确置换检验则以整个组群为单位交换。</translation>
    </message>
    <message>
        <source>The metric is not a sum of item scores: an item has no difference of its own.</source>
        <translation>这个指标不是样本得分之和：单个样本没有自己的差值。</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>备择假设</translation>
    </message>
    <message>
        <source>What would count against chance: any difference, or A better, or A worse.</source>
        <translation>什么样的结果才算不能归于偶然：有差异，或 A 更好，或 A 更差。</translation>
    </message>
    <message>
        <source>A and B differ</source>
        <translation>A 与 B 有差异</translation>
    </message>
    <message>
        <source>A is better</source>
        <translation>A 更好</translation>
    </message>
    <message>
        <source>A is worse</source>
        <translation>A 更差</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>重采样次数</translation>
    </message>
    <message>
        <source>More resamples make the p-value steadier, not smaller.</source>
        <translation>次数越多，p 值越稳定，而不是越小。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same resamples, down to the last digit.</source>
        <translation>种子相同，得到的重采样就完全相同，直到最后一位数字。</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>How often intervals made this way cover the true difference.</source>
        <translation>按这种方法得出的区间，有多大比例包含真实差值。</translation>
    </message>
    <message>
        <source>Exact permutation test</source>
        <translation>精确置换检验</translation>
    </message>
    <message>
        <source>If it did not matter which system gave which answer, in what share of all possible swaps would the difference be as large as the observed one?</source>
        <translation>假如哪个答案出自哪个系统无关紧要，那么在所有可能的交换中，差值至少与观测值一样大的占多少？</translation>
    </message>
    <message>
        <source>Swaps leave the sizes of the classes alone: each hit that changes sides moves the difference by one weight for its class, so all swaps can be summed on a line.</source>
        <translation>交换不改变各类别的样本数：每个换边的正确答案使差值移动其类别的固定权重，因此所有交换可以在一条直线上求和。</translation>
    </message>
    <message>
        <source>No item (or cluster) counts differently for A and for B under this metric: no swap changes the difference, so p = 1.</source>
        <translation>按这个指标，没有一个样本（或组群）对 A 和对 B 的贡献不同：任何交换都不改变差值，因此 p = 1。</translation>
    </message>
    <message>
        <source>Approximate randomization</source>
        <translation>近似随机化</translation>
    </message>
    <message>
        <source>If it did not matter which system gave which answer, how often would random swaps give a difference as large as the observed one?</source>
        <translation>假如哪个答案出自哪个系统无关紧要，那么随机交换得到的差值，有多常会至少与观测值一样大？</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Whether swaps that give exactly the observed difference count as extreme.</source>
        <translation>差值恰好等于观测值的交换，是否算作极端。</translation>
    </message>
    <message>
        <source>count as extreme</source>
        <translation>算作极端</translation>
    </message>
    <message>
        <source>left out, as sacreBLEU does</source>
        <translation>不计，与 sacreBLEU 相同</translation>
    </message>
    <message>
        <source>Stop when decided</source>
        <translation>有定论时停止</translation>
    </message>
    <message>
        <source>Stop once the 99 % interval of the p-value lies on one side of the level.</source>
        <translation>一旦 p 值的 99 % 区间完全落在显著性水平的一侧，就停止。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α</source>
        <translation>Krippendorff α</translation>
    </message>
    <message>
        <source>1 − observed / expected disagreement over all pairs of ratings of an item, expected from pairs of any two ratings; differences between labels count by level of measurement.</source>
        <translation>1 − 观测不一致 / 期望不一致：观测取自同一样本的所有评分对，期望取自任意两个评分组成的对；标签之间的差别按测量尺度计算。</translation>
    </message>
    <message>
        <source>1 when annotators always agree, 0 when they agree as chance would, for any number of annotators, with missing ratings, and for labels, ranks and numbers. Krippendorff asks for .8, and for .667 where tentative conclusions are enough.</source>
        <translation>标注者总是一致时为 1，与机会相当时为 0；适用于任意多名标注者、有缺失的评分，以及标签、等级和数值。Krippendorff 要求达到 .8；只下初步结论时要求 .667。</translation>
    </message>
    <message>
        <source>When one label prevails, a single disagreement can bring α to 0: show percent agreement beside it. The level must fit the labels: interval distances between ranks mean nothing.</source>
        <translation>某个标签占绝大多数时，一处分歧就能使 α 降到 0：请在旁边给出一致百分比。测量尺度必须与标签相符：等级之间的间距没有意义。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>显著性水平</translation>
    </message>
    <message>
        <source>What a difference between two labels means: any, of rank, of size, of ratio.</source>
        <translation>两个标签的差别意味着什么：仅仅不同、次序、大小，还是比率。</translation>
    </message>
    <message>
        <source>nominal: labels are equal or not</source>
        <translation>定类：标签只有相同与不同</translation>
    </message>
    <message>
        <source>ordinal: labels have an order</source>
        <translation>定序：标签有次序</translation>
    </message>
    <message>
        <source>interval: numbers with distances</source>
        <translation>定距：数值之间有距离</translation>
    </message>
    <message>
        <source>ratio: numbers with a true zero</source>
        <translation>定比：数值有真正的零点</translation>
    </message>
    <message>
        <source>Level “{level}” needs labels that are numbers; these are not.</source>
        <translation>“{level}”尺度要求标签是数值，而这里不是。</translation>
    </message>
    <message>
        <source>The level that “stop when decided” looks at.</source>
        <translation>“有定论时停止”所依据的显著性水平。</translation>
    </message>
    <message>
        <source>sampled: {n:,} random swaps among {differing:,} items that differ</source>
        <translation>抽样：在 {differing:,} 个有差异的样本中随机交换 {n:,} 次</translation>
    </message>
    <message>
        <source>sampled: {n:,} random swaps among {differing:,} clusters that differ</source>
        <translation>抽样：在 {differing:,} 个有差异的组群中随机交换 {n:,} 次</translation>
    </message>
    <message>
        <source>Counted as sacreBLEU does, without swaps that tie with the observed difference: p is too small, most of all for few or similar items.</source>
        <translation>按 sacreBLEU 的方式计数，不计与观测差值并列的交换：p 偏小，样本少或样本彼此相似时尤其如此。</translation>
    </message>
    <message>
        <source>Stopped after {n:,} of {asked:,} resamples: by then the 99 % interval of p lay on one side of {alpha:g}.</source>
        <translation>原定重采样 {asked:,} 次，到第 {n:,} 次停止：此时 p 的 99 % 区间已完全落在 {alpha:g} 的一侧。</translation>
    </message>
    <message>
        <source>Is the mean of the differences 0?</source>
        <translation>差异的均值是否为 0？</translation>
    </message>
    <message>
        <source>Exact paired permutation test</source>
        <translation>精确配对置换检验</translation>
    </message>
    <message>
        <source>Would swapping runs within pairs give as large a mean?</source>
        <translation>在各对之内交换运行，会得到同样大的均值吗？</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test</source>
        <translation>Wilcoxon 符号秩检验</translation>
    </message>
    <message>
        <source>Do positive differences outrank negative ones?</source>
        <translation>正差异的秩是否超过负差异？</translation>
    </message>
    <message>
        <source>A ahead in {above:,}, behind in {below:,}, {ties:,} ties</source>
        <translation>A 领先 {above:,} 次，落后 {below:,} 次，持平 {ties:,} 次</translation>
    </message>
    <message>
        <source>Is A ahead in as many runs as B?</source>
        <translation>A 领先的运行是否与 B 一样多？</translation>
    </message>
    <message>
        <source>Bayesian sign test</source>
        <translation>贝叶斯符号检验</translation>
    </message>
    <message>
        <source>On a further data set, which outcome is most probable?</source>
        <translation>在另一个数据集上，哪种结果最可能？</translation>
    </message>
    <message>
        <source>Bayesian signed-rank test</source>
        <translation>贝叶斯符号秩检验</translation>
    </message>
    <message>
        <source>Is a typical difference beyond the margin?</source>
        <translation>典型的差异是否超出界值？</translation>
    </message>
    <message>
        <source>Do the items on which A is better outweigh those on which B is, counting differences by their rank instead of their size?</source>
        <translation>A 更好的样本是否胜过 B 更好的样本？差值按秩计，不按大小计。</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零差值</translation>
    </message>
    <message>
        <source>Whether items without a difference are ranked before they are left out.</source>
        <translation>没有差值的样本在略去之前是否参与排秩。</translation>
    </message>
    <message>
        <source>left out (Wilcoxon)</source>
        <translation>略去（Wilcoxon）</translation>
    </message>
    <message>
        <source>ranked, then left out (Pratt)</source>
        <translation>先排秩，再略去（Pratt）</translation>
    </message>
    <message>
        <source>exact on mid-ranks, W⁺ = {plus:,.10g}, W⁻ = {minus:,.10g}, n = {n:,}</source>
        <translation>按中秩精确计算，W⁺ = {plus:,.10g}，W⁻ = {minus:,.10g}，n = {n:,}</translation>
    </message>
    <message>
        <source>{zeros:,} items without a difference; {used:,} are ranked, in {sizes:,} different sizes, equal sizes by their mean rank. Programs that use the normal approximation print p = {wilcox:.4g} (zeros left out), {pratt:.4g} (Pratt) or {zsplit:.4g} (zeros split).</source>
        <translation>{zeros:,} 个样本没有差异；对其余 {used:,} 个排秩，共有 {sizes:,} 种不同大小，大小相同者取平均秩。采用正态近似的程序会给出 p = {wilcox:.4g}（零不计入）、{pratt:.4g}（Pratt）或 {zsplit:.4g}（零对半分）。</translation>
    </message>
    <message>
        <source>None of {n:,} resamples was as extreme as observed: with 99 % confidence p is below {bound:.2g}. The value shown only says how many resamples were drawn.</source>
        <translation>{n:,} 次重采样中没有一次与观测值同样极端：有 99 % 的把握 p 低于 {bound:.2g}。所示数值只说明抽取了多少次。</translation>
    </message>
    <message>
        <source>In {undefined:,} of {n:,} resamples a score was undefined (0/0): they count as extreme and are left out of intervals and pictures.</source>
        <translation>{n:,} 次重采样中，有 {undefined:,} 次得分无定义（0/0）：它们算作极端，但不计入区间和图形。</translation>
    </message>
    <message>
        <source>McNemar&apos;s test needs items that are either right or wrong.</source>
        <translation>McNemar 检验要求每个样本非对即错。</translation>
    </message>
    <message>
        <source>McNemar&apos;s test (exact)</source>
        <translation>McNemar 检验（精确）</translation>
    </message>
    <message>
        <source>Of the items that only one system has right, would as many fall to one side if both were equally likely?</source>
        <translation>在只有一个系统答对的样本中，假如两边机会均等，会有这么多样本落在同一边吗？</translation>
    </message>
    <message>
        <source>exact binomial, {only_a:,} items only A has right, {only_b:,} only B</source>
        <translation>精确二项分布，仅 A 答对 {only_a:,} 个样本，仅 B 答对 {only_b:,} 个</translation>
    </message>
    <message>
        <source>McNemar&apos;s test (mid-p)</source>
        <translation>McNemar 检验（中 p 值）</translation>
    </message>
    <message>
        <source>McNemar&apos;s test with more power: the observed table counts by half. Its error rate may exceed the level slightly.</source>
        <translation>功效更高的 McNemar 检验：观测到的表只计一半的概率。错误率可能略高于显著性水平。</translation>
    </message>
    <message>
        <source>binomial mid-p, {only_a:,} items only A has right, {only_b:,} only B</source>
        <translation>二项分布的中 p 值，仅 A 答对 {only_a:,} 个样本，仅 B 答对 {only_b:,} 个</translation>
    </message>
    <message>
        <source>Sign test</source>
        <translation>符号检验</translation>
    </message>
    <message>
        <source>Is A better than B on as many items as B than A? How much better does not count.</source>
        <translation>A 优于 B 的样本与 B 优于 A 的样本是否一样多？好多少不计。</translation>
    </message>
    <message>
        <source>What becomes of items on which A and B are equal.</source>
        <translation>A 与 B 得分相同的样本如何处理。</translation>
    </message>
    <message>
        <source>Count punctuation</source>
        <translation>计入标点</translation>
    </message>
    <message>
        <source>Punctuation (relation punct in the reference) counts as in the CoNLL 2018 shared task; older work leaves it out.</source>
        <translation>标点（参考答案中关系为 punct）按 CoNLL 2018 评测的做法计入；较早的工作不计。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Subtypes of relations</source>
        <translation>关系的子类型</translation>
    </message>
    <message>
        <source>Whether nmod:poss and nmod are different relations; the shared task: no.</source>
        <translation>nmod:poss 与 nmod 是否算不同的关系；评测中不算。</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>must agree</source>
        <translation>必须一致</translation>
    </message>
    <message>
        <source>LAS</source>
        <translation>LAS</translation>
    </message>
    <message>
        <source>Labelled attachment score: words with the right head and the right relation, as F1 over words.</source>
        <translation>带标签依存正确率：中心词和关系都正确的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>The main score of dependency parsing. With the words of the reference it is the share of words whose head and relation are right; when the system cut the text itself, words it cut differently are wrong.</source>
        <translation>依存句法分析的主要得分。使用参考答案的分词时，它是中心词和关系都正确的词的比例；如果系统自行切分文本，切分不同的词算错。</translation>
    </message>
    <message>
        <source>Scores with and without punctuation, or with and without subtypes of relations, differ by whole points. Sentences, not words, are what a test must resample.</source>
        <translation>是否计标点、是否计关系的子类型，得分会相差几个百分点。检验时应重抽样的是句子，而不是词。</translation>
    </message>
    <message>
        <source>UAS</source>
        <translation>UAS</translation>
    </message>
    <message>
        <source>Unlabelled attachment score: words with the right head, as F1 over words.</source>
        <translation>无标签依存正确率：中心词正确的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>How well the tree is built, whatever its relations are called.</source>
        <translation>树建得有多好，不论关系叫什么。</translation>
    </message>
    <message>
        <source>It can only be higher than LAS; the gap is what wrong relations cost.</source>
        <translation>它只会高于 LAS；差距就是关系错误的代价。</translation>
    </message>
    <message>
        <source>CLAS</source>
        <translation>CLAS</translation>
    </message>
    <message>
        <source>Content-word LAS: only words whose relation is one of content words (not aux, case, cc, clf, cop, det, mark, punct).</source>
        <translation>实词 LAS：只计关系属于实词的词（不含 aux、case、cc、clf、cop、det、mark、punct）。</translation>
    </message>
    <message>
        <source>Function words are easy in some languages and absent in others. Leaving them out makes languages comparable and shows the harder attachments.</source>
        <translation>虚词在有些语言中很容易，在另一些语言中没有。排除虚词使不同语言可比，并显示较难的依附。</translation>
    </message>
    <message>
        <source>Which words count for the system depends on the relations the system gives.</source>
        <translation>系统的哪些词计入，取决于系统给出的关系。</translation>
    </message>
    <message>
        <source>Relation accuracy</source>
        <translation>关系准确率</translation>
    </message>
    <message>
        <source>Words with the right relation, whatever their head, as F1 over words.</source>
        <translation>关系正确的词，不论中心词，按词计算 F1。</translation>
    </message>
    <message>
        <source>How well relations are named, apart from where words are attached.</source>
        <translation>关系命名得有多准，与词依附于何处无关。</translation>
    </message>
    <message>
        <source>A right relation to the wrong head counts in full.</source>
        <translation>关系正确但中心词错误的，仍算全对。</translation>
    </message>
    <message>
        <source>Complete match</source>
        <translation>整句匹配</translation>
    </message>
    <message>
        <source>Sentences in which every word has the right head and relation / sentences.</source>
        <translation>每个词的中心词和关系都正确的句子 / 句子。</translation>
    </message>
    <message>
        <source>A sentence counts only when nothing in its tree is wrong.</source>
        <translation>只有整棵树没有任何错误的句子才算数。</translation>
    </message>
    <message>
        <source>shared out evenly</source>
        <translation>平分给双方</translation>
    </message>
    <message>
        <source>exact binomial, A better on {better:,} items, worse on {worse:,}, {ties:,} ties</source>
        <translation>精确二项分布，A 更好的样本 {better:,} 个，更差的 {worse:,} 个，并列 {ties:,} 个</translation>
    </message>
    <message>
        <source>There are no items to compare.</source>
        <translation>没有可比较的样本。</translation>
    </message>
    <message>
        <source>The scores of A and B are undefined (0/0).</source>
        <translation>A 与 B 的得分都无定义（0/0）。</translation>
    </message>
    <message>
        <source>The score of A is undefined (0/0).</source>
        <translation>A 的得分无定义（0/0）。</translation>
    </message>
    <message>
        <source>The score of B is undefined (0/0).</source>
        <translation>B 的得分无定义（0/0）。</translation>
    </message>
    <message>
        <source>{metric} is no function of sums over items, so the answers cannot be counted exactly: approximate randomization and the bootstrap fit it.</source>
        <translation>{metric} 不是样本之和的函数，因此无法精确计数各种答案组合：近似随机化和自助法适用。</translation>
    </message>
    <message>
        <source>A and B have the same statistics on every item: no resample can differ, so p = 1.</source>
        <translation>A 与 B 在每个样本上的统计量都相同：任何重采样都不会有差值，因此 p = 1。</translation>
    </message>
    <message>
        <source>Only {n:,} units are resampled: the bootstrap shows too little uncertainty for so few. Prefer the exact permutation test.</source>
        <translation>只对 {n:,} 个单位重采样：单位这么少时，自助法会低估不确定性。请优先采用精确置换检验。</translation>
    </message>
    <message>
        <source>{file} was joined by row: {matched:,} of {n:,} items.</source>
        <translation>{file} 已按行匹配：{n:,} 个样本中匹配了 {matched:,} 个。</translation>
    </message>
    <message>
        <source>{file} was joined by id: {matched:,} of {n:,} items, rows in the same order.</source>
        <translation>{file} 已按编号匹配：{n:,} 个样本中匹配了 {matched:,} 个，行的顺序相同。</translation>
    </message>
    <message>
        <source>{file} was joined by id: {matched:,} of {n:,} items, rows in another order.</source>
        <translation>{file} 已按编号匹配：{n:,} 个样本中匹配了 {matched:,} 个，行的顺序不同。</translation>
    </message>
    <message>
        <source>{file} lacks these ids of the reference ({n:,}): {ids}.</source>
        <translation>{file} 缺少参考答案中的这些编号（{n:,} 个）：{ids}。</translation>
    </message>
    <message>
        <source>{file} answers these ids more than once and differently ({n:,}); none of the answers was used: {ids}.</source>
        <translation>{file} 对这些编号给出了多个互不相同的答案（{n:,} 个编号），均未采用：{ids}。</translation>
    </message>
    <message>
        <source>{file} has these ids more than once with the same answer ({n:,}), used once: {ids}.</source>
        <translation>{file} 中这些编号重复出现，答案相同（{n:,} 个编号），各只用一次：{ids}。</translation>
    </message>
    <message>
        <source>{file} has ids that the reference lacks ({n:,}); their rows were not used: {ids}.</source>
        <translation>{file} 中有参考答案没有的编号（{n:,} 个），对应的行未使用：{ids}。</translation>
    </message>
    <message>
        <source>{file} has {rows:,} rows and {base} has {items:,}. Without ids rows are joined by position, so both must be equally long; from line {line:,} of {longer} on, rows have no partner.</source>
        <translation>{file} 有 {rows:,} 行，{base} 有 {items:,} 行。没有编号时只能按行的位置匹配，两者必须一样长；{longer} 从第 {line:,} 行起没有对应的行。</translation>
    </message>
    <message>
        <source>Check that both belong to the same test set, or give both a column of ids. The other files can be opened without this one.</source>
        <translation>请确认两者属于同一个测试集，或者给两者都加上编号列。不用这个文件，其他文件也可以打开。</translation>
    </message>
    <message>
        <source>Reference, as decided: {name}.</source>
        <translation>按所作决定，参考答案为 {name}。</translation>
    </message>
    <message>
        <source>Ids in column “{column}” of {file} repeat ({distinct:,} different ones in {n:,} rows), so rows are items in their order.</source>
        <translation>{file} 的“{column}”列中编号重复（{n:,} 行中只有 {distinct:,} 种），因此按行的次序作为样本。</translation>
    </message>
    <message>
        <source>Rows were joined by position, and here another question is asked than in {base}, line {line:,}: “{expected}”.</source>
        <translation>各行按位置匹配，而这里的问题与 {base} 第 {line:,} 行的不同：“{expected}”。</translation>
    </message>
    <message>
        <source>Give both files a column of ids, or bring the rows into the same order.</source>
        <translation>请为两个文件都加上编号列，或把各行排成相同的次序。</translation>
    </message>
    <message>
        <source>In {n:,} answers the text of the chosen option is right and its number wrong, or the other way round; the numbers are compared.</source>
        <translation>有 {n:,} 个答案，所选选项的文字正确而编号错误，或者相反；比较以编号为准。</translation>
    </message>
    <message>
        <source>Questions without a right answer: {n:,} of {all:,}; only an empty answer is right there.</source>
        <translation>没有正确答案的问题：{all:,} 个中有 {n:,} 个；对它们只有空答案才算对。</translation>
    </message>
    <message>
        <source>{system} gives {n:,} of {all:,} empty answers.</source>
        <translation>{system} 的 {all:,} 个答案中有 {n:,} 个为空。</translation>
    </message>
    <message>
        <source>The copy of the reference in {file} agrees with the one used ({base}).</source>
        <translation>{file} 中的参考答案副本与所用的（{base}）一致。</translation>
    </message>
    <message>
        <source>The copy of the right answers in {file} differs from the one used ({base}) in {n:,} questions, first in {id}.</source>
        <translation>{file} 中正确答案的副本与所用的（{base}）在 {n:,} 个问题上不同，第一个是 {id}。</translation>
    </message>
    <message>
        <source>The outputs of {systems} are identical.</source>
        <translation>{systems} 的输出完全相同。</translation>
    </message>
    <message>
        <source>Ids: column “{column}” of {files}, for its name and unique values.</source>
        <translation>编号：采用 {files} 的列“{column}”，因为列名相符，取值也不重复。</translation>
    </message>
    <message>
        <source>Ids: column “{column}” of {files}, for its unique values.</source>
        <translation>编号：采用 {files} 的列“{column}”，因为取值不重复。</translation>
    </message>
    <message>
        <source>Files end their lines differently ({kinds}); each was read as it is.</source>
        <translation>各文件的换行符不同（{kinds}），均按各自的换行符读取。</translation>
    </message>
    <message>
        <source>No item is left that has a reference and an answer of every system.</source>
        <translation>没有一个样本既有参考答案、又有每个系统的答案。</translation>
    </message>
    <message>
        <source>Table with a delimiter (CSV, TSV)</source>
        <translation>带分隔符的表格（CSV、TSV）</translation>
    </message>
    <message>
        <source>A quoted field is not closed properly.</source>
        <translation>带引号的字段没有正确结束。</translation>
    </message>
    <message>
        <source>A quote inside a quoted field is written twice (&quot;&quot;); check the quotes from this line on.</source>
        <translation>带引号的字段内，引号要写两遍（&quot;&quot;）；请从这一行起检查引号。</translation>
    </message>
    <message>
        <source>The file holds no rows.</source>
        <translation>文件中没有数据行。</translation>
    </message>
    <message>
        <source>This row has {found:,} columns, the others have {expected:,}.</source>
        <translation>这一行有 {found:,} 列，其他行有 {expected:,} 列。</translation>
    </message>
    <message>
        <source>Correct the row, or put quotes round a cell that holds the delimiter.</source>
        <translation>请改正这一行；如果单元格中含有分隔符，请用引号括起来。</translation>
    </message>
    <message>
        <source>{encoding} cannot decode a file: {reason}.</source>
        <translation>{encoding} 无法解码文件：{reason}。</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 and bears no mark; its encoding was guessed to be {encoding}. Check that letters outside ASCII look right.</source>
        <translation>{file} 不是 UTF-8，也没有编码标记；推测其编码为 {encoding}。请检查 ASCII 以外的字符是否正确。</translation>
    </message>
    <message>
        <source>These bytes are not {encoding} text.</source>
        <translation>这些字节不是 {encoding} 文本。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 and open it again.</source>
        <translation>请将文件另存为 UTF-8，再重新打开。</translation>
    </message>
    <message>
        <source>{file}, sheet “{sheet}”, cell {cell}</source>
        <translation>{file}，工作表“{sheet}”，单元格 {cell}</translation>
    </message>
    <message>
        <source>{file}, sheet “{sheet}”, row {line:,}</source>
        <translation>{file}，工作表“{sheet}”，第 {line:,} 行</translation>
    </message>
    <message>
        <source>{file}, line {line:,}, column {column:,}</source>
        <translation>{file}，第 {line:,} 行，第 {column:,} 列</translation>
    </message>
    <message>
        <source>{file}, line {line:,}</source>
        <translation>{file}，第 {line:,} 行</translation>
    </message>
    <message>
        <source>Found: {text}</source>
        <translation>该处内容：{text}</translation>
    </message>
    <message>
        <source>Blank lines inside {file} that were left out: {n:,}. If they end sentences, every token counts as one item here.</source>
        <translation>{file} 中间的空行已略去：{n:,} 行。如果空行表示句子结束，那么这里每个词元算作一个样本。</translation>
    </message>
    <message>
        <source>The file holds a header and no rows.</source>
        <translation>文件只有表头，没有数据行。</translation>
    </message>
    <message>
        <source>No file was given.</source>
        <translation>没有给出文件。</translation>
    </message>
    <message>
        <source>The archive holds no “{name}”; it holds {names}.</source>
        <translation>该压缩包中没有“{name}”；其中有 {names}。</translation>
    </message>
    <message>
        <source>The archive holds more than {n:,} files of data.</source>
        <translation>该压缩包中的数据文件超过 {n:,} 个。</translation>
    </message>
    <message>
        <source>All {n:,} files of data</source>
        <translation>全部 {n:,} 个数据文件</translation>
    </message>
    <message>
        <source>Only {file}</source>
        <translation>仅 {file}</translation>
    </message>
    <message>
        <source>Which files of the archive {file} are meant?</source>
        <translation>应读取压缩包 {file} 中的哪些文件？</translation>
    </message>
    <message>
        <source>Files read from the archive {file}: {n:,} ({files}); files left out: {left:,}.</source>
        <translation>从压缩包 {file} 读取的文件：{n:,} 个（{files}）；略去的文件：{left:,} 个。</translation>
    </message>
    <message>
        <source>The reference {name} is not among the files.</source>
        <translation>给出的文件中没有参考答案 {name}。</translation>
    </message>
    <message>
        <source>{file} has these ids more than once ({n:,}); every row counts as an item: {ids}.</source>
        <translation>{file} 中这些编号重复出现（{n:,} 个编号），每一行都算作一个样本：{ids}。</translation>
    </message>
    <message>
        <source>Ids in column “{column}” repeat ({id}: {n:,} times) and come in another order than in {base}: which rows belong together cannot be told.</source>
        <translation>列“{column}”中的编号有重复（{id}：{n:,} 次），顺序又与 {base} 不同，无法判断哪些行互相对应。</translation>
    </message>
    <message>
        <source>Keep one row per id in each file, for example one filter setting.</source>
        <translation>每个文件中每个编号只保留一行，例如只保留一种过滤设置。</translation>
    </message>
    <message>
        <source>{file} and {base} have no id in common; rows were joined by position, as decided.</source>
        <translation>{file} 与 {base} 没有共同的编号；按所作决定，已按行的位置匹配。</translation>
    </message>
    <message>
        <source>{file} and {base} have no id in common. Join them by position?</source>
        <translation>{file} 与 {base} 没有共同的编号。要按行的位置匹配吗？</translation>
    </message>
    <message>
        <source>Ids of {file}: {ids}. Ids of {base}: {base_ids}. If the files belong to different test sets, do not join them.</source>
        <translation>{file} 的编号：{ids}。{base} 的编号：{base_ids}。如果文件属于不同的测试集，请不要匹配。</translation>
    </message>
    <message>
        <source>Join by position, first row with first row</source>
        <translation>按行的位置匹配，第一行对第一行</translation>
    </message>
    <message>
        <source>Compare on the {n:,} items that every system answers</source>
        <translation>只比较每个系统都作答的 {n:,} 个样本</translation>
    </message>
    <message>
        <source>Compare on {n:,} items and count an answer that is missing as wrong</source>
        <translation>比较 {n:,} 个样本，缺失的答案按答错计算</translation>
    </message>
    <message>
        <source>Some systems have no usable answer to some of the {n:,} items. What happens to these?</source>
        <translation>{n:,} 个样本中，有些系统对部分样本没有可用的答案。这些样本如何处理？</translation>
    </message>
    <message>
        <source>Items that some system does not answer were left out, as decided: {n:,} of {all:,} remain.</source>
        <translation>按所作决定，有系统未作答的样本已略去：{all:,} 个样本中保留 {n:,} 个。</translation>
    </message>
    <message>
        <source>Missing answers count as wrong, as decided: {n:,} of {all:,} items are compared; items with contradictory answers were left out.</source>
        <translation>按所作决定，缺失的答案按答错计算：比较 {all:,} 个样本中的 {n:,} 个；答案自相矛盾的样本已略去。</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>This line is not valid JSON: {reason}.</source>
        <translation>这一行不是有效的 JSON：{reason}。</translation>
    </message>
    <message>
        <source>Every line must hold one complete JSON object.</source>
        <translation>每一行必须是一个完整的 JSON 对象。</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>这一行不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The lines have more than {n:,} different keys.</source>
        <translation>各行不同的键超过了 {n:,} 个。</translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation>JSON 文档</translation>
    </message>
    <message>
        <source>The JSON document holds no list of records.</source>
        <translation>该 JSON 文档中没有记录列表。</translation>
    </message>
    <message>
        <source>Records are objects in a list, one for each item.</source>
        <translation>记录是列表中的对象，每个样本一个。</translation>
    </message>
    <message>
        <source>There are no records under “{path}”; there are some under {paths}.</source>
        <translation>“{path}”下没有记录；下列路径有记录：{paths}。</translation>
    </message>
    <message>
        <source>“{path}”: {n:,} records with {keys}</source>
        <translation>“{path}”：{n:,} 条记录，含 {keys}</translation>
    </message>
    <message>
        <source>Which records of {file} are the items?</source>
        <translation>{file} 中的哪些记录是样本？</translation>
    </message>
    <message>
        <source>The document holds several lists.</source>
        <translation>该文档中有多个列表。</translation>
    </message>
    <message>
        <source>{file}: {n:,} records under “{path}” were read.</source>
        <translation>{file}：已读取“{path}”下的 {n:,} 条记录。</translation>
    </message>
    <message>
        <source>{file} holds {word}, which JSON does not allow; it was kept as that word.</source>
        <translation>{file} 含有 JSON 不允许的 {word}；已按该词原样保留。</translation>
    </message>
    <message>
        <source>The records have more than {n:,} different keys.</source>
        <translation>这些记录的不同键超过 {n:,} 个。</translation>
    </message>
    <message>
        <source>Keys are names of columns; put what differs by line into values.</source>
        <translation>键是列名；逐行变化的内容请写成值。</translation>
    </message>
    <message>
        <source>One JSON document of more than {n:,} MB would not fit into the memory.</source>
        <translation>超过 {n:,} MB 的单个 JSON 文档无法放入内存。</translation>
    </message>
    <message>
        <source>Items without a label in the reference were left out: {n:,}.</source>
        <translation>参考答案中没有标签的样本已略去：{n:,} 个。</translation>
    </message>
    <message>
        <source>{system} has empty answers ({n:,} of {items:,}, first: item {id}). They count as wrong: accuracy {wrong:.2f} %; on the {answered:,} items it answers, {only:.2f} %.</source>
        <translation>{system} 有空答案（{items:,} 个样本中有 {n:,} 个，第一个是样本 {id}），按答错计算：准确率为 {wrong:.2f} %；若只看它作答的 {answered:,} 个样本，则为 {only:.2f} %。</translation>
    </message>
    <message>
        <source>{system} equals the reference in all {n:,} items. Is its column a copy of the reference?</source>
        <translation>{system} 在全部 {n:,} 个样本上都与参考答案相同。这一列是不是参考答案的副本？</translation>
    </message>
    <message>
        <source>The reference in this file differs from the first one for {n:,} of {all:,} items (first: item {id}): these are not the same items in the same order.</source>
        <translation>这个文件中的参考答案与第一份参考答案不同：{all:,} 个样本中有 {n:,} 个不一致（第一个是样本 {id}）。两者不是顺序相同的同一批样本。</translation>
    </message>
    <message>
        <source>Give both files a column of ids, or sort them alike.</source>
        <translation>请给两个文件都加上编号列，或者按相同的顺序排列。</translation>
    </message>
    <message>
        <source>The reference in {file} differs from the one used for {n:,} of {all:,} items.</source>
        <translation>{file} 中的参考答案与所用的参考答案不同：{all:,} 个样本中有 {n:,} 个不一致。</translation>
    </message>
    <message>
        <source>The reference in {file} agrees with the one used ({all:,} items).</source>
        <translation>{file} 中的参考答案与所用的参考答案一致（{all:,} 个样本）。</translation>
    </message>
    <message>
        <source>There are {n:,} different answers in {rows:,} rows: these are texts or numbers, not labels.</source>
        <translation>{rows:,} 行中有 {n:,} 种不同的答案：这些是文本或数值，不是标签。</translation>
    </message>
    <message>
        <source>SigDesk compares labels, and scores given per item.</source>
        <translation>SigDesk 比较的是标签，或逐个样本给出的得分。</translation>
    </message>
    <message>
        <source>Labels that differ only by case or blanks were merged, as decided: {labels}.</source>
        <translation>按所作决定，只有大小写或空白不同的标签已合并：{labels}。</translation>
    </message>
    <message>
        <source>Labels that differ only by case or blanks were kept apart, as decided: {labels}.</source>
        <translation>按所作决定，只有大小写或空白不同的标签仍分别计算：{labels}。</translation>
    </message>
    <message>
        <source>Labels that the reference lacks were kept, as decided; they are always wrong.</source>
        <translation>按所作决定，参考答案中没有的标签予以保留，一律算答错。</translation>
    </message>
    <message>
        <source>The reference tells labels apart that differ only by case or blanks: {labels}. They were kept apart.</source>
        <translation>参考答案中有些不同的标签只差大小写或空白：{labels}。它们仍分别计算。</translation>
    </message>
    <message>
        <source>Some labels differ only by case or blanks. Are they the same labels?</source>
        <translation>有些标签只有大小写或空白不同。它们是相同的标签吗？</translation>
    </message>
    <message>
        <source>Concerned: {labels}</source>
        <translation>涉及的标签：{labels}</translation>
    </message>
    <message>
        <source>Yes, merge them: {labels}</source>
        <translation>是，合并：{labels}</translation>
    </message>
    <message>
        <source>No, keep them apart: such answers are wrong</source>
        <translation>否，分别计算：这样的答案算答错</translation>
    </message>
    <message>
        <source>{system}: {share:.1f} % of the answers are spelled otherwise.</source>
        <translation>{system}：{share:.1f} % 的答案写法不同。</translation>
    </message>
    <message>
        <source>{system} answers {labels} ({share:.1f} % of its answers), and never {unused}.</source>
        <translation>{system} 给出了 {labels}（占其答案的 {share:.1f} %），却从未给出 {unused}。</translation>
    </message>
    <message>
        <source>Count as: {labels}</source>
        <translation>计为：{labels}</translation>
    </message>
    <message>
        <source>Keep them as labels of their own: always wrong</source>
        <translation>保留为单独的标签：一律算答错</translation>
    </message>
    <message>
        <source>Systems answer with labels that the reference lacks. How do they count?</source>
        <translation>有些系统给出了参考答案中没有的标签。这些标签如何处理？</translation>
    </message>
    <message>
        <source>The reference has: {labels}.</source>
        <translation>参考答案中的标签：{labels}。</translation>
    </message>
    <message>
        <source>This part of the label mapping is not OLD=NEW.</source>
        <translation>标签映射中的这一部分不是“旧=新”的形式。</translation>
    </message>
    <message>
        <source>Write for example: neutral=no,contradiction=no</source>
        <translation>写法示例：neutral=no,contradiction=no</translation>
    </message>
    <message>
        <source>The label mapping leads to “{label}”, which is no label here; there are: {labels}.</source>
        <translation>标签映射指向“{label}”，但这里没有这个标签；现有标签：{labels}。</translation>
    </message>
    <message>
        <source>Labels were mapped, as decided: {labels}. Answers changed: {n:,}.</source>
        <translation>按所作决定，标签已映射：{labels}。改动的答案：{n:,} 个。</translation>
    </message>
    <message>
        <source>{system} answers with labels that the reference lacks: {labels}. Such an answer is always wrong, and the label counts as a class of its own in every mean over classes, for all systems alike.</source>
        <translation>{system} 给出了参考答案中没有的标签：{labels}。这样的答案一律算答错；在各类别的平均中，这些标签各算作一个单独的类别，对所有系统都是如此。</translation>
    </message>
    <message>
        <source>{system} never predicts: {labels}. Precision of such a class is 0/0, undefined; it counts as 0 in means over classes.</source>
        <translation>{system} 从未预测：{labels}。这样的类别精确率为 0/0，无定义；在各类别的平均中按 0 计。</translation>
    </message>
    <message>
        <source>The reference holds one label only ({label}): ROC AUC and other measures that need two classes are undefined.</source>
        <translation>参考答案只有一个标签（{label}）：ROC AUC 等需要两个类别的指标无定义。</translation>
    </message>
    <message>
        <source>{label} ({n:,} ×)</source>
        <translation>{label}（{n:,} 次）</translation>
    </message>
    <message>
        <source>{name} writes whole numbers as decimals ({example}); they were read as the labels they are: {labels}.</source>
        <translation>{name}：整数写成了小数（{example}），已按对应的标签读取：{labels}。</translation>
    </message>
    <message>
        <source>The reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>{name} is the reference</source>
        <translation>{name} 是参考答案</translation>
    </message>
    <message>
        <source>None: the numbers are scores, one per item</source>
        <translation>都不是：这些数值是得分，每个样本一个</translation>
    </message>
    <message>
        <source>Annotators, a column each: {names}.</source>
        <translation>每列一名标注者：{names}。</translation>
    </message>
    <message>
        <source>One rating a row: “{value}” by “{annotator}”, of items named by {keys}; {n:,} items.</source>
        <translation>每行一个评分：“{annotator}”给出的“{value}”，样本由 {keys} 确定；共 {n:,} 个样本。</translation>
    </message>
    <message>
        <source>A file for each annotator, joined by row.</source>
        <translation>每名标注者一个文件，按行匹配。</translation>
    </message>
    <message>
        <source>Some files have ids, this one has none.</source>
        <translation>有的文件有编号，而这个没有。</translation>
    </message>
    <message>
        <source>This item is rated twice: {item}.</source>
        <translation>这个样本评了两次：{item}。</translation>
    </message>
    <message>
        <source>A file for each annotator, joined by id: {n:,} items.</source>
        <translation>每名标注者一个文件，按编号匹配：{n:,} 个样本。</translation>
    </message>
    <message>
        <source>Which column holds the ratings cannot be told.</source>
        <translation>无法判断哪一列是评分。</translation>
    </message>
    <message>
        <source>Name the column of ratings “label”.</source>
        <translation>请把评分列命名为“label”。</translation>
    </message>
    <message>
        <source>Which column of {file} holds the ratings?</source>
        <translation>{file} 的哪一列是评分？</translation>
    </message>
    <message>
        <source>Neither names nor content tell it.</source>
        <translation>从名称和内容都无法判断。</translation>
    </message>
    <message>
        <source>There are no two annotators in this file.</source>
        <translation>这个文件中没有两名标注者。</translation>
    </message>
    <message>
        <source>Give a column for each annotator, or one row per rating with columns “item”, “annotator” and “label”.</source>
        <translation>请为每名标注者设一列，或每行一个评分，列名为“item”“annotator”和“label”。</translation>
    </message>
    <message>
        <source>The column “{column}” is empty in every row: who gave which rating cannot be told.</source>
        <translation>列“{column}”每一行都是空的：无法知道哪个评分是谁给的。</translation>
    </message>
    <message>
        <source>Fill in who annotated, or say what else the file is with “--task labels”.</source>
        <translation>请填上标注者，或用“--task labels”说明文件是别的什么。</translation>
    </message>
    <message>
        <source>No columns name the items so that each “{annotator}” rates an item once.</source>
        <translation>没有哪些列能确定样本，使每个“{annotator}”对一个样本只评一次。</translation>
    </message>
    <message>
        <source>Add a column “item” that names what was rated.</source>
        <translation>请增加一列“item”，写明评的是什么。</translation>
    </message>
    <message>
        <source>{first} has {n:,} rows and {second} has {m:,}. Without ids rows are joined by position, so all must be equally long.</source>
        <translation>{first} 有 {n:,} 行，{second} 有 {m:,} 行。没有编号时按行的位置匹配，因此行数必须相同。</translation>
    </message>
    <message>
        <source>Give every file a column of ids.</source>
        <translation>请给每个文件加一列编号。</translation>
    </message>
    <message>
        <source>There is a reference or a system here, but not both: nothing can be compared.</source>
        <translation>这里只有参考答案或只有系统输出，缺少另一方，无法比较。</translation>
    </message>
    <message>
        <source>Open the reference together with the outputs of two systems, or one table with a column “gold” and a column for each system.</source>
        <translation>请把参考答案与两个系统的输出一起打开；或者打开一个表格，其中有一列“gold”，每个系统各占一列。</translation>
    </message>
    <message>
        <source>The reference holds decimals, and labels are compared.</source>
        <translation>参考答案是小数，而这里比较的是标签。</translation>
    </message>
    <message>
        <source>If the others are one score per item, leave the reference out: scores are compared without it. If the decimals are labels, say so with “--task labels”, or write them so that they do not look like numbers, for example “grade 2.5”.</source>
        <translation>如果其他文件是每个样本一个得分，请不要给出参考答案：得分无需参考即可比较。如果这些小数是标签，请用“--task labels”说明，或改写成不像数字的形式，例如“grade 2.5”。</translation>
    </message>
    <message>
        <source>No column holds numbers, so there are no scores.</source>
        <translation>没有一列是数值，因此没有得分。</translation>
    </message>
    <message>
        <source>No file or column is called “{name}”; there are: {names}.</source>
        <translation>没有名为“{name}”的文件或列；现有：{names}。</translation>
    </message>
    <message>
        <source>{file} mixes line ends: {crlf:,} lines end with CR LF, {lf:,} with LF. Both were read as line ends.</source>
        <translation>{file} 混用了换行符：{crlf:,} 行以 CR LF 结尾，{lf:,} 行以 LF 结尾。两种都按换行读取。</translation>
    </message>
    <message>
        <source>{file} holds characters that some programs take for line ends ({characters}); they were kept as text.</source>
        <translation>{file} 含有某些程序会当作换行的字符（{characters}），这里按文本保留。</translation>
    </message>
    <message>
        <source>One answer per line</source>
        <translation>每行一个答案</translation>
    </message>
    <message>
        <source>Blank lines at the end of {file} that were left out: {n:,}.</source>
        <translation>{file} 末尾的空行已略去：{n:,} 行。</translation>
    </message>
    <message>
        <source>Which column of {file} is the reference?</source>
        <translation>{file} 的哪一列是参考答案？</translation>
    </message>
    <message>
        <source>{file}: the numbers of column “{column}” are the reference.</source>
        <translation>{file}：列“{column}”中的数值是参考值。</translation>
    </message>
    <message>
        <source>{file}: column “{gold}” is the reference; the systems are {systems}.</source>
        <translation>{file}：列“{gold}”是参考答案；系统为 {systems}。</translation>
    </message>
    <message>
        <source>{file} was read as one score per item; the systems are {systems}. If the numbers are labels, name the column of right answers “gold”.</source>
        <translation>{file} 按每个样本一个得分读取；系统为 {systems}。如果这些数字是标签，请将正确答案所在的列命名为“gold”。</translation>
    </message>
    <message>
        <source>This is not a SigDesk project file.</source>
        <translation>这不是 SigDesk 项目文件。</translation>
    </message>
    <message>
        <source>Drop result files as they are; open only .sigdesk files here.</source>
        <translation>结果文件请直接拖入；这里只打开 .sigdesk 文件。</translation>
    </message>
    <message>
        <source>This is a zip archive, but not a SigDesk project file.</source>
        <translation>这是 zip 压缩包，但不是 SigDesk 项目文件。</translation>
    </message>
    <message>
        <source>This project was written by a newer SigDesk ({program}); this one is {own} and cannot read it.</source>
        <translation>这个项目由较新的 SigDesk（{program}）写成；当前版本为 {own}，无法读取。</translation>
    </message>
    <message>
        <source>Update SigDesk, or ask the sender for the data.</source>
        <translation>请更新 SigDesk，或向发送者索取原始数据。</translation>
    </message>
    <message>
        <source>This project file is damaged and cannot be opened.</source>
        <translation>这个项目文件已损坏，无法打开。</translation>
    </message>
    <message>
        <source>Copy it again from where it came from. If it was saved here, the autosave file beside it may still be whole.</source>
        <translation>请从来源处重新复制。如果是在本机保存的，旁边的自动保存文件可能仍然完好。</translation>
    </message>
    <message>
        <source>Comparison of NLP systems</source>
        <translation>NLP 系统的比较</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Brackets: bootstrap intervals of each score. ★ best, or tied with the best.</source>
        <translation>方括号内为各得分的自助法区间。★ 表示最好，或与最好者并列。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Who is right on which items</source>
        <translation>谁在哪些样本上答对</translation>
    </message>
    <message>
        <source>Who scores higher on which items</source>
        <translation>谁在哪些样本上得分更高</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>how</source>
        <translation>计算方式</translation>
    </message>
    <message>
        <source>for and against</source>
        <translation>优点与局限</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>What this means</source>
        <translation>结果的含义</translation>
    </message>
    <message>
        <source>How large a difference would chance alone give?</source>
        <translation>仅凭偶然，会出现多大的差值？</translation>
    </message>
    <message>
        <source>To copy</source>
        <translation>可复制的表述</translation>
    </message>
    <message>
        <source>Confusion matrices</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Rows: reference. Columns: predicted.</source>
        <translation>行：参考答案。列：预测标签。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>ROC AUC</source>
        <translation>ROC AUC</translation>
    </message>
    <message>
        <source>Share of pairs of a positive and a negative item in which the positive one has the higher score; a tie counts half.</source>
        <translation>在由一个正例和一个负例组成的样本对中，正例得分更高者所占的比例；得分相同计一半。</translation>
    </message>
    <message>
        <source>How well the scores order items, whatever threshold is chosen later: .5 is a coin, 1 puts every positive item above every negative one.</source>
        <translation>不论以后选哪个阈值，得分给样本排的次序有多好：.5 相当于抛硬币，1 表示每个正例都排在所有负例之前。</translation>
    </message>
    <message>
        <source>With a rare class AUC looks good although most alarms are false: look at the precision–recall curve too. It says nothing of whether the scores are probabilities.</source>
        <translation>类别罕见时，即使大多数报警是误报，AUC 也显得很好：请同时看精确率–召回率曲线。它也不说明得分是不是概率。</translation>
    </message>
    <message>
        <source>Average precision</source>
        <translation>平均精确率</translation>
    </message>
    <message>
        <source>Sum over thresholds of precision times the recall gained there (step sum, no interpolation).</source>
        <translation>对各阈值，把精确率乘以在该处增加的召回率，再求和（阶梯求和，不插值）。</translation>
    </message>
    <message>
        <source>The area under the precision–recall curve: how clean the list of alarms is on the way down to the last positive item. A coin reaches the share of positives.</source>
        <translation>精确率–召回率曲线下的面积：一路找到最后一个正例，报警名单有多干净。抛硬币得到的值等于正例所占比例。</translation>
    </message>
    <message>
        <source>It depends on how frequent the class is, so values of different test sets do not compare. Programs interpolate differently; this is the step sum of scikit-learn.</source>
        <translation>它取决于该类别出现的频率，因此不同测试集的值不能相比。各程序的插值方法不同；这里用的是 scikit-learn 的阶梯求和。</translation>
    </message>
    <message>
        <source>Mean AUC of classes</source>
        <translation>各类别 AUC 的平均</translation>
    </message>
    <message>
        <source>ROC AUC of each class against all others (or of each pair of classes, both ways), averaged.</source>
        <translation>每个类别对其余全部类别的 ROC AUC（或每对类别双向的 ROC AUC）的平均。</translation>
    </message>
    <message>
        <source>How well the scores order items by each class in turn, classes alike.</source>
        <translation>依次就每个类别看得分给样本排的次序有多好，各类别同等看待。</translation>
    </message>
    <message>
        <source>Programs average differently: over classes or over pairs, weighted or not. The signature says which was used.</source>
        <translation>各程序的平均方法不同：对类别或对类别对求平均，加权或不加权。签名中写明所用的方法。</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Each class against all others, or pairs of classes.</source>
        <translation>每个类别对其余全部类别，或类别两两相对。</translation>
    </message>
    <message>
        <source>each against the rest</source>
        <translation>每类对其余</translation>
    </message>
    <message>
        <source>pairs of classes</source>
        <translation>类别两两相对</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>加权</translation>
    </message>
    <message>
        <source>Weight classes by their number of items.</source>
        <translation>按各类别的样本数加权。</translation>
    </message>
    <message>
        <source>Items in the reference</source>
        <translation>参考中的样本数</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>匹配方式</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Found in the files</source>
        <translation>文件中发现的情况</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>所作决定</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>结果来源</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>No test has been run yet.</source>
        <translation>还没有运行任何检验。</translation>
    </message>
    <message>
        <source>two-sided: A and B differ</source>
        <translation>双侧：A 与 B 不同</translation>
    </message>
    <message>
        <source>one-sided: A is better</source>
        <translation>单侧：A 更好</translation>
    </message>
    <message>
        <source>one-sided: B is better</source>
        <translation>单侧：B 更好</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} 对 {b}</translation>
    </message>
    <message>
        <source>{n:,} systems compared</source>
        <translation>比较 {n:,} 个系统</translation>
    </message>
    <message>
        <source>{n:,} items</source>
        <translation>{n:,} 个样本</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>{used:,} of {n:,} items</source>
        <translation>{n:,} 个样本中的 {used:,} 个</translation>
    </message>
    <message>
        <source>{question} · α {alpha} · confidence {confidence} · {n:,} resamples · seed {seed}</source>
        <translation>{question} · α {alpha} · 置信水平 {confidence} · {n:,} 次重采样 · 随机种子 {seed}</translation>
    </message>
    <message>
        <source>by id, {n:,} of {total:,} matched</source>
        <translation>按编号匹配，{total:,} 个中匹配 {n:,} 个</translation>
    </message>
    <message>
        <source>by row, {n:,} of {total:,} matched</source>
        <translation>按行匹配，{total:,} 个中匹配 {n:,} 个</translation>
    </message>
    <message>
        <source>in the same file, {n:,} items</source>
        <translation>在同一文件中，{n:,} 个样本</translation>
    </message>
    <message>
        <source>observed {difference}</source>
        <translation>观测值 {difference}</translation>
    </message>
    <message>
        <source>{a} − {b}, if who gave which answer were chance</source>
        <translation>{a} − {b}，假设哪个答案出自哪个系统纯属偶然</translation>
    </message>
    <message>
        <source>{a} − {b} in points, if who gave which answer were chance</source>
        <translation>{a} − {b}（百分点），假设哪个答案出自哪个系统纯属偶然</translation>
    </message>
    <message>
        <source>{a} − {b} in test sets drawn like this one</source>
        <translation>{a} − {b}，测试集按同样方式重新抽取</translation>
    </message>
    <message>
        <source>{a} − {b} in points, in test sets drawn like this one</source>
        <translation>{a} − {b}（百分点），测试集按同样方式重新抽取</translation>
    </message>
    <message>
        <source>too small to matter</source>
        <translation>小到可忽略</translation>
    </message>
    <message>
        <source>Interval of the difference A − B</source>
        <translation>差值 A − B 的区间</translation>
    </message>
    <message>
        <source>Scores are written with up to {written} decimal places; they were rounded to {places}, so that sums stay exact.</source>
        <translation>得分最多写到 {written} 位小数；为使求和保持精确，已舍入到 {places} 位。</translation>
    </message>
    <message>
        <source>This score of {system} is not a number.</source>
        <translation>{system} 的这个得分不是数值。</translation>
    </message>
    <message>
        <source>for being largest where it is the answer</source>
        <translation>根据该类别为答案时它的值最大</translation>
    </message>
    <message>
        <source>{file}: the columns {columns} look like scores of classes, but which class each scores cannot be told; they were not used. Name them after the labels.</source>
        <translation>{file}：列 {columns} 看起来是各类别的得分，但无法判断每列对应哪个类别，因此未使用。请用标签给这些列命名。</translation>
    </message>
    <message>
        <source>{system} has a score for each class ({reason}): {columns}.</source>
        <translation>{system} 在每个类别上都有得分（{reason}）：{columns}。</translation>
    </message>
    <message>
        <source>This score in column “{column}” is no number.</source>
        <translation>列“{column}”中的这个得分不是数字。</translation>
    </message>
    <message>
        <source>Correct it, or leave the cell empty when there is no score.</source>
        <translation>请改正；如果没有得分，请让单元格留空。</translation>
    </message>
    <message>
        <source>{system} has a confidence in each answer (column “{column}”).</source>
        <translation>{system} 的每个答案都有置信度（列“{column}”）。</translation>
    </message>
    <message>
        <source>{system}: column “{column}” scores the class {label}, for being larger where that is the answer.</source>
        <translation>{system}：列“{column}”是类别 {label} 的得分，因为答案为该类别时它的值更大。</translation>
    </message>
    <message>
        <source>{system}: which class column “{column}” scores cannot be told; it was not used.</source>
        <translation>{system}：无法判断列“{column}”是哪个类别的得分，因此未使用。</translation>
    </message>
    <message>
        <source>This score of {system} is too large.</source>
        <translation>{system} 的这个得分过大。</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>{system} has no score in {n:,} of {rows:,} rows ({cells}). They are left out of every comparison with {system}, not counted as 0.</source>
        <translation>{system} 在 {rows:,} 行中有 {n:,} 行没有得分（{cells}）。这些行不参与同 {system} 的任何比较，也不计为 0。</translation>
    </message>
    <message>
        <source>Which file is the reference?</source>
        <translation>哪个文件是参考答案？</translation>
    </message>
    <message>
        <source>The files were read as one score per item, which needs no reference. If the numbers are labels, open the right ones as well, in a file named “gold”.</source>
        <translation>这些文件按每个样本一个得分读取，不需要参考答案。如果这些数字是标签，请一并打开正确答案，文件名用“gold”。</translation>
    </message>
    <message>
        <source>Columns of {file} not used: {columns}.</source>
        <translation>{file} 中未使用的列：{columns}。</translation>
    </message>
    <message>
        <source>{file} is the reference.</source>
        <translation>{file} 是参考答案。</translation>
    </message>
    <message>
        <source>{file} is the reference, with its column “{column}”.</source>
        <translation>{file} 是参考答案，采用其中的列“{column}”。</translation>
    </message>
    <message>
        <source>{file} holds answers in {columns}.</source>
        <translation>{file} 的 {columns} 中有答案。</translation>
    </message>
    <message>
        <source>{file} has tags of other types in {columns}, which were not used; to compare those instead, choose their column as “tag-column”.</source>
        <translation>{file} 的 {columns} 中有其他类型的标记，未被使用；如要比较这些标记，请用“tag-column”选择该列。</translation>
    </message>
    <message>
        <source>Which file holds the right answers?</source>
        <translation>哪个文件是正确答案？</translation>
    </message>
    <message>
        <source>{file} holds the questions; the right answers are in “{column}”.</source>
        <translation>{file} 是问题；正确答案在“{column}”列。</translation>
    </message>
    <message>
        <source>For their contents these columns were taken for systems’ answers: {systems}.</source>
        <translation>根据内容，以下各列被视为系统的答案：{systems}。</translation>
    </message>
    <message>
        <source>The questions are multiple choice.</source>
        <translation>这些问题是选择题。</translation>
    </message>
    <message>
        <source>No column can be told to be the answers.</source>
        <translation>无法判断哪一列是答案。</translation>
    </message>
    <message>
        <source>Name the column of right answers “answers”, and of a system’s answers “prediction”.</source>
        <translation>请将正确答案一列命名为“answers”，将系统答案一列命名为“prediction”。</translation>
    </message>
    <message>
        <source>Name the column of answers “prediction”.</source>
        <translation>请将答案列命名为“prediction”。</translation>
    </message>
    <message>
        <source>The reference holds texts or nothing at all, where labels are needed.</source>
        <translation>这里需要标签，但参考答案是文本或者全为空。</translation>
    </message>
    <message>
        <source>Save the sheet you need as CSV and open that.</source>
        <translation>请将所需的工作表另存为 CSV，再打开。</translation>
    </message>
    <message>
        <source>Unpack it and open the files inside.</source>
        <translation>请解压后打开里面的文件。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a table.</source>
        <translation>这是 PDF 文档，不是表格。</translation>
    </message>
    <message>
        <source>This is an archive (7-Zip).</source>
        <translation>这是压缩包（7-Zip）。</translation>
    </message>
    <message>
        <source>This is an archive (RAR).</source>
        <translation>这是压缩包（RAR）。</translation>
    </message>
    <message>
        <source>SigDesk reads CSV, TSV, one answer per line, JSON, workbooks and usual files of the field.</source>
        <translation>SigDesk 可读取 CSV、TSV、每行一个答案的文本、JSON、工作簿以及本领域的常用文件。</translation>
    </message>
    <message>
        <source>Save the table in it as CSV and open that.</source>
        <translation>请将其中的表格另存为 CSV 后再打开。</translation>
    </message>
    <message>
        <source>This is an SQLite database.</source>
        <translation>这是 SQLite 数据库。</translation>
    </message>
    <message>
        <source>This is a picture (PNG).</source>
        <translation>这是图片（PNG）。</translation>
    </message>
    <message>
        <source>This is a picture (JPEG).</source>
        <translation>这是图片（JPEG）。</translation>
    </message>
    <message>
        <source>This is a picture (GIF).</source>
        <translation>这是图片（GIF）。</translation>
    </message>
    <message>
        <source>This is a program, not data.</source>
        <translation>这是程序，不是数据。</translation>
    </message>
    <message>
        <source>This is a NumPy array file.</source>
        <translation>这是 NumPy 数组文件。</translation>
    </message>
    <message>
        <source>This is a formatted text (RTF).</source>
        <translation>这是一个带格式的文本（RTF）。</translation>
    </message>
    <message>
        <source>This is an archive (tar).</source>
        <translation>这是一个归档文件（tar）。</translation>
    </message>
    <message>
        <source>This is a text document of an office program.</source>
        <translation>这是一个办公软件的文本文档。</translation>
    </message>
    <message>
        <source>This is an old Office document, not a workbook.</source>
        <translation>这是旧式 Office 文档，不是工作簿。</translation>
    </message>
    <message>
        <source>This is a picture (SVG).</source>
        <translation>这是一张图片（SVG）。</translation>
    </message>
    <message>
        <source>This is a web page (HTML), not a table.</source>
        <translation>这是一个网页（HTML），不是表格。</translation>
    </message>
    <message>
        <source>This is an XML document (&lt;{root}&gt;), not a table.</source>
        <translation>这是一个 XML 文档（&lt;{root}&gt;），不是表格。</translation>
    </message>
    <message>
        <source>The program that wrote it may have stopped early: write the file again, or leave it out.</source>
        <translation>写出该文件的程序可能中途停止了：请重新生成文件，或不选它。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The file holds nothing but blank lines.</source>
        <translation>文件中只有空行。</translation>
    </message>
    <message>
        <source>No format is called “{name}”; there are: {names}.</source>
        <translation>没有名为“{name}”的格式；现有：{names}。</translation>
    </message>
    <message>
        <source>Save one JSON object per line (JSON lines).</source>
        <translation>请保存为每行一个 JSON 对象（JSON Lines）。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>这是文件夹。</translation>
    </message>
    <message>
        <source>Choose the files inside it.</source>
        <translation>请选择其中的文件。</translation>
    </message>
    <message>
        <source>The file has {size:,} MB; files up to {most:,} MB can be read.</source>
        <translation>文件大小为 {size:,} MB；最大可读取 {most:,} MB 的文件。</translation>
    </message>
    <message>
        <source>Save only the columns with ids, reference and answers.</source>
        <translation>请只保存编号、参考答案和答案这几列。</translation>
    </message>
    <message>
        <source>Unpacked, the file would have more than {most:,} MB, which is the most.</source>
        <translation>解压后文件将超过 {most:,} MB，即可读取的上限。</translation>
    </message>
    <message>
        <source>The file unpacks to more than {n:,} times its size, which no data do.</source>
        <translation>文件解压后超过其大小的 {n:,} 倍，正常数据不会如此。</translation>
    </message>
    <message>
        <source>Unpack it with another program if you trust it.</source>
        <translation>如果您信任该文件，请用其他程序解压。</translation>
    </message>
    <message>
        <source>The file cannot be opened: {reason}.</source>
        <translation>文件无法打开：{reason}。</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>这不是文本文件。</translation>
    </message>
    <message>
        <source>The zip archive holds no file of data.</source>
        <translation>该 zip 压缩包中没有数据文件。</translation>
    </message>
    <message>
        <source>This is a SigDesk project, not an output file.</source>
        <translation>这是 SigDesk 项目，不是系统输出文件。</translation>
    </message>
    <message>
        <source>Open it alone, without other files.</source>
        <translation>请单独打开它，不要与其他文件一起打开。</translation>
    </message>
    <message>
        <source>There is a NUL character in the text.</source>
        <translation>文本中有 NUL 字符。</translation>
    </message>
    <message>
        <source>The file is damaged or not a text file; write it again as UTF-8.</source>
        <translation>文件已损坏，或者不是文本文件；请重新保存为 UTF-8。</translation>
    </message>
    <message>
        <source>With only {n:,} items, only a very large difference can be shown, and the scores themselves are rough.</source>
        <translation>样本只有 {n:,} 个时，只有很大的差异才能显现，得分本身也很粗略。</translation>
    </message>
    <message>
        <source>Items that tell the two apart: {m:,}. Even if one system won all of them, p would be {least}.</source>
        <translation>能区分两者的样本：{m:,} 个。即使它们全由同一个系统胜出，p 也只能小到 {least}。</translation>
    </message>
    <message>
        <source>{system} gives no answer to {n:,} items; they count as wrong.</source>
        <translation>{system} 有 {n:,} 个样本未作答，按答错计算。</translation>
    </message>
    <message>
        <source>Compared on the {n:,} of {total:,} items for which both systems have a score.</source>
        <translation>只比较两个系统都有得分的样本：{total:,} 个中的 {n:,} 个。</translation>
    </message>
    <message>
        <source>The sampling leaves open on which side of α = {alpha} p lies ({low} to {high}): draw more.</source>
        <translation>抽样还不足以确定 p 落在 α = {alpha} 的哪一侧（{low} 至 {high}）：请增加抽取次数。</translation>
    </message>
    <message>
        <source>Rounding leaves open on which side of α = {alpha} p lies ({low} to {high}).</source>
        <translation>由于舍入，无法确定 p 落在 α = {alpha} 的哪一侧（{low} 至 {high}）。</translation>
    </message>
    <message>
        <source>The interval excludes 0 although p is above α: they answer different questions and this is a borderline case.</source>
        <translation>区间不含 0，而 p 大于 α：两者回答的是不同的问题，这里正处在临界处。</translation>
    </message>
    <message>
        <source>The interval includes 0 although p is at most α: they answer different questions and this is a borderline case.</source>
        <translation>区间含有 0，而 p 不大于 α：两者回答的是不同的问题，这里正处在临界处。</translation>
    </message>
    <message>
        <source>One-sided: the test asks only whether {asked} is ahead. It cannot show that {other} is, and its p is about half the two-sided one.</source>
        <translation>单侧：检验只问 {asked} 是否领先，不能说明 {other} 领先；它的 p 约为双侧 p 的一半。</translation>
    </message>
    <message>
        <source>One of {n:,} comparisons that {systems:,} systems allow. p is not corrected for that: the more one looks at, the more chance differences one finds.</source>
        <translation>这是 {systems:,} 个系统两两之间 {n:,} 项比较中的一项。p 没有为此校正：看的比较越多，碰上的偶然差异也越多。</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>agreement with the others</source>
        <translation>与其他标注者的一致率</translation>
    </message>
    <message>
        <source>mean over runs</source>
        <translation>各次运行的平均</translation>
    </message>
    <message>
        <source>{metric} of {label}</source>
        <translation>{metric}（{label}）</translation>
    </message>
    <message>
        <source>On all {n:,} items the two give the same answer, so there is nothing for a test to find: the difference is 0 and p is 1.</source>
        <translation>在全部 {n:,} 个样本上，两个系统给出的答案都相同，检验没有什么可发现的：差值为 0，p 为 1。</translation>
    </message>
    <message>
        <source>This is about the {n:,} items whose {column} is “{value}” only.</source>
        <translation>这里只涉及 {column} 为“{value}”的 {n:,} 个样本。</translation>
    </message>
    <message>
        <source>The independent units are the {n:,} values of “{column}”, not the {items:,} items: tests swap and draw them whole.</source>
        <translation>独立单位是“{column}”的 {n:,} 个取值，而不是 {items:,} 个样本：检验时以它们为整体进行交换和抽取。</translation>
    </message>
    <message>
        <source>The independent units are the {n:,} values of “{column}”, not the {items:,} items: tests swap and draw them whole. Design effect {deff:.2f}: the items tell as much about the difference as {effective:,.0f} independent ones.</source>
        <translation>独立单位是“{column}”的 {n:,} 个取值，而不是 {items:,} 个样本：检验时以它们为整体进行交换和抽取。设计效应 {deff:.2f}：就差异而言，这些样本提供的信息相当于 {effective:,.0f} 个独立样本。</translation>
    </message>
    <message>
        <source>{winner} does better on {wins:,} of {n:,} items and {loser} on {losses:,}; on {alike:,} they tie.</source>
        <translation>{n:,} 个样本中，{winner} 在 {wins:,} 个上更好，{loser} 在 {losses:,} 个上更好，{alike:,} 个并列。</translation>
    </message>
    <message>
        <source>{winner} scores higher on {wins:,} of {n:,} items and {loser} on {losses:,}; on {alike:,} they tie.</source>
        <translation>{n:,} 个样本中，{winner} 在 {wins:,} 个上得分更高，{loser} 在 {losses:,} 个上得分更高，{alike:,} 个并列。</translation>
    </message>
    <message>
        <source>The two are right on the same items and wrong on the same items; they differ only in which wrong answers they give.</source>
        <translation>两个系统答对的样本相同，答错的样本也相同；不同的只是答错时给出了什么答案。</translation>
    </message>
    <message>
        <source>The two systems are both right or both wrong on all of {n:,} items but one; on that one {winner} alone is right.</source>
        <translation>{n:,} 个样本中，除了一个，两个系统要么都答对，要么都答错；那一个只有 {winner} 答对。</translation>
    </message>
    <message>
        <source>The two systems are both right or both wrong on {alike:,} of {n:,} items. Of the {open:,} on which only one is right, {winner} wins {wins:,}.</source>
        <translation>{n:,} 个样本中，有 {alike:,} 个两个系统要么都答对，要么都答错。只有一个系统答对的有 {open:,} 个，其中 {winner} 答对 {wins:,} 个。</translation>
    </message>
    <message>
        <source>So chance alone is a poor explanation of this result, for items like these.</source>
        <translation>因此，对这类样本来说，仅凭偶然很难解释这个结果。</translation>
    </message>
    <message>
        <source>At {size} it is within the zone of ±{zone} called too small to matter.</source>
        <translation>差值为 {size}，落在“小到可忽略”的范围（±{zone}）之内。</translation>
    </message>
    <message>
        <source>The whole interval lies within the zone of ±{zone} called too small to matter: in practice the choice between the two makes little difference.</source>
        <translation>整个区间都落在“小到可忽略”的范围（±{zone}）之内：实际应用中选哪一个差别不大。</translation>
    </message>
    <message>
        <source>The whole interval lies beyond the zone of ±{zone} called too small to matter.</source>
        <translation>整个区间都超出“小到可忽略”的范围（±{zone}）。</translation>
    </message>
    <message>
        <source>The interval reaches into the zone of ±{zone} called too small to matter and beyond it, so whether the difference matters stays open.</source>
        <translation>区间既伸入“小到可忽略”的范围（±{zone}），又超出该范围，因此差异是否重要尚无定论。</translation>
    </message>
    <message>
        <source>in favour of {system}</source>
        <translation>有利于 {system}</translation>
    </message>
    <message>
        <source>in either direction</source>
        <translation>不论方向</translation>
    </message>
    <message>
        <source>If the two were no different in general, test sets drawn like this one would show a difference at least this large, {side}, {chance}.</source>
        <translation>假如两者总体上并无差异，那么像这样抽取的测试集显示至少这么大的差值（{side}）{chance}。</translation>
    </message>
    <message>
        <source>If the two were no different in general, test sets drawn like this one would show a difference larger than this, {side}, {chance}.</source>
        <translation>假如两者总体上并无差异，那么像这样抽取的测试集显示比这更大的差值（{side}）{chance}。</translation>
    </message>
    <message>
        <source>If the two were no different in general, test sets drawn like this one would show a difference at least this large, {side}, in {k:,} of {n:,} draws.</source>
        <translation>假如两个系统总体上没有差别，像这样抽取测试集，{n:,} 次中会有 {k:,} 次出现至少这么大的差值（{side}）。</translation>
    </message>
    <message>
        <source>If the two were no different in general, test sets drawn like this one would show a difference larger than this, {side}, in {k:,} of {n:,} draws.</source>
        <translation>假如两者总体上并无差异，那么像这样抽取的测试集，在 {n:,} 次抽取中会有 {k:,} 次显示比这更大的差值（{side}）。</translation>
    </message>
    <message>
        <source>On test sets drawn like this one, the difference was not in favour of {system} in {k:,} of {n:,} draws.</source>
        <translation>在像这样抽取的测试集上，{n:,} 次抽取中有 {k:,} 次差值没有偏向 {system}。</translation>
    </message>
    <message>
        <source>p is the share of the test sets drawn like this one on which the difference is not in favour of {system}.</source>
        <translation>p 是像这样抽取的测试集中，差值没有偏向 {system} 的那些所占的比例。</translation>
    </message>
    <message>
        <source>p is twice the share of the test sets drawn like this one on which the difference is not in favour of {system}.</source>
        <translation>p 是像这样抽取的测试集中，差值没有偏向 {system} 的那些所占比例的两倍。</translation>
    </message>
    <message>
        <source>With the two systems’ answers swapped at random, a difference at least this large, {side}, came up in {k:,} of {n:,} tries.</source>
        <translation>随机交换两个系统的答案，{n:,} 次中有 {k:,} 次出现至少这么大的差值（{side}）。</translation>
    </message>
    <message>
        <source>If the true mean difference were 0 and means of so many items nearly normal, a difference at least this large, {side}, would come up {chance}.</source>
        <translation>假如真实的平均差值为 0，且这么多样本的均值近似正态，那么至少这么大的差值（{side}）{chance}。</translation>
    </message>
    <message>
        <source>If each system were as often ahead as behind by any given amount, ranks this one-sided, {side}, would come up {chance}.</source>
        <translation>假如无论差值大小，每个系统领先与落后的机会都相同，那么秩至少偏到这种程度（{side}）的情形{chance}。</translation>
    </message>
    <message>
        <source>If it were chance who wins an item, a split at least this uneven, {side}, would come up {chance}.</source>
        <translation>假如每个样本谁胜出纯属偶然，那么至少这样悬殊的比例（{side}）{chance}。</translation>
    </message>
    <message>
        <source>If it were chance which of the two gave which answer, a difference at least this large, {side}, would come up {chance}.</source>
        <translation>假如哪个答案出自哪个系统纯属偶然，那么至少这么大的差值（{side}）{chance}。</translation>
    </message>
    <message>
        <source>So chance alone may well explain this result. That does not show that the two perform alike: {n:,} items may be too few to tell them apart.</source>
        <translation>因此，仅凭偶然也完全可能得到这个结果。但这并不说明两者表现相同：{n:,} 个样本也许太少，不足以区分它们。</translation>
    </message>
    <message>
        <source>So chance alone may well explain this result. That does not show that the two perform alike: true differences from {low} to {high} fit these {n:,} items.</source>
        <translation>因此，仅凭偶然也完全可能得到这个结果。但这并不说明两者表现相同：从 {low} 到 {high} 的真实差值，都与这 {n:,} 个样本相符。</translation>
    </message>
    <message>
        <source>Whether a difference of {size} matters in practice is another question, which no test answers.</source>
        <translation>这样大的差值（{size}）在实际应用中是否重要，是另一个问题，任何检验都回答不了。</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} 个百分点</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>practically every time</source>
        <translation>几乎每次都会出现</translation>
    </message>
    <message>
        <source>about once in {n} tries</source>
        <translation>大约每 {n} 次出现 1 次</translation>
    </message>
    <message>
        <source>about {k} times in {n} tries</source>
        <translation>大约每 {n} 次出现 {k} 次</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>no sampling error</source>
        <translation>无抽样误差</translation>
    </message>
    <message>
        <source>any metric</source>
        <translation>适用于任何指标</translation>
    </message>
    <message>
        <source>gives the interval</source>
        <translation>同时给出区间</translation>
    </message>
    <message>
        <source>needs no seed</source>
        <translation>不需种子</translation>
    </message>
    <message>
        <source>normal theory</source>
        <translation>假设正态</translation>
    </message>
    <message>
        <source>usual for ROC</source>
        <translation>ROC 的常用方法</translation>
    </message>
    <message>
        <source>right or wrong</source>
        <translation>只看对错</translation>
    </message>
    <message>
        <source>slightly liberal</source>
        <translation>略偏宽松</translation>
    </message>
    <message>
        <source>ranks, not sizes</source>
        <translation>看秩不看大小</translation>
    </message>
    <message>
        <source>ignores sizes</source>
        <translation>不计大小</translation>
    </message>
    <message>
        <source>counts every way of swapping the answers: no sampling error, and it assumes only exchangeability</source>
        <translation>计入交换答案的每一种方式：没有抽样误差，只需假设可交换性</translation>
    </message>
    <message>
        <source>works with every metric and assumes only exchangeability</source>
        <translation>适用于任何指标，只需假设可交换性</translation>
    </message>
    <message>
        <source>works with every metric and also gives the interval</source>
        <translation>适用于任何指标，还能给出区间</translation>
    </message>
    <message>
        <source>the paired bootstrap without sampling error</source>
        <translation>没有抽样误差的配对自助法</translation>
    </message>
    <message>
        <source>what readers expect of areas under ROC curves; gives the interval</source>
        <translation>ROC 曲线下面积的通行方法；给出区间</translation>
    </message>
    <message>
        <source>known to every reader, and good for the mean of many items; gives df</source>
        <translation>人人熟悉，适用于大量样本的均值；给出自由度</translation>
    </message>
    <message>
        <source>the textbook test for two classifiers on the same items; exact</source>
        <translation>比较两个分类器在同一批样本上的教科书方法；精确</translation>
    </message>
    <message>
        <source>less conservative than the exact McNemar test</source>
        <translation>不像精确 McNemar 检验那样保守</translation>
    </message>
    <message>
        <source>a few extreme items cannot decide it: it uses ranks, not sizes</source>
        <translation>少数极端样本左右不了结果：它看秩，不看差值大小</translation>
    </message>
    <message>
        <source>needs only which of the two is better on an item; exact</source>
        <translation>只需知道每个样本上哪个系统更好；精确</translation>
    </message>
    <message>
        <source>takes the test set for the whole language: too easily significant with few items</source>
        <translation>把测试集当作整个语言：样本少时过于容易显著</translation>
    </message>
    <message>
        <source>an estimate that varies a little with the seed</source>
        <translation>是估计值，随种子略有变动</translation>
    </message>
    <message>
        <source>takes the difference of the areas for normal: rough with few items of a class</source>
        <translation>视面积之差为正态：某一类样本少时比较粗略</translation>
    </message>
    <message>
        <source>takes the mean difference for normal: fine with many items, doubtful with few or with a few extreme ones</source>
        <translation>视平均差值为正态：样本多时没有问题，样本少或有个别极端值时值得怀疑</translation>
    </message>
    <message>
        <source>slightly liberal: with few items it can exceed the error rate α</source>
        <translation>略偏宽松：样本少时，错误率可能超过 α</translation>
    </message>
    <message>
        <source>asks about the typical item rather than the mean, and needs differences spread evenly around their middle</source>
        <translation>问的是典型样本而不是平均值，而且要求差值围绕中心对称分布</translation>
    </message>
    <message>
        <source>ignores by how much: often misses what other tests find</source>
        <translation>不看相差多少：其他检验能发现的差异，它常常发现不了</translation>
    </message>
    <message>
        <source>an estimate; the exact test answers the same question</source>
        <translation>是估计值；精确检验回答的是同一个问题</translation>
    </message>
    <message>
        <source>here it is the exact permutation test under another name</source>
        <translation>在这里就是精确置换检验，只是名称不同</translation>
    </message>
    <message>
        <source>There are no items on which {a} and {b} can be compared</source>
        <translation>没有可用来比较 {a} 与 {b} 的样本</translation>
    </message>
    <message>
        <source>The outputs of {a} and {b} are identical</source>
        <translation>{a} 与 {b} 的输出完全相同</translation>
    </message>
    <message>
        <source>{metric} is undefined here, so it cannot be compared</source>
        <translation>{metric}在这里无定义，无法比较</translation>
    </message>
    <message>
        <source>share won</source>
        <translation>胜出比例</translation>
    </message>
    <message>
        <source>d: Cohen&apos;s, by the pooled SD of the runs</source>
        <translation>d：Cohen 的 d，以各次运行的合并标准差为单位</translation>
    </message>
    <message>
        <source>dz: Cohen&apos;s, by the SD of the differences</source>
        <translation>dz：Cohen 的 d，以差值的标准差为单位</translation>
    </message>
    <message>
        <source>dav: Cohen&apos;s, by the mean of both SDs</source>
        <translation>dav：Cohen 的 d，以两个标准差的平均为单位</translation>
    </message>
    <message>
        <source>g: Hedges&apos;, d without its bias in small samples</source>
        <translation>g：Hedges 的 g，即去除小样本偏差的 d</translation>
    </message>
    <message>
        <source>gz: dz without its bias in small samples</source>
        <translation>gz：去除小样本偏差的 dz</translation>
    </message>
    <message>
        <source>Δ: Glass&apos;s, by the SD of B</source>
        <translation>Δ：Glass 的 Δ，以 B 的标准差为单位</translation>
    </message>
    <message>
        <source>δ: Cliff&apos;s, how much more often a run of A is ahead of one of B than behind</source>
        <translation>δ：Cliff 的 δ，A 的一次运行领先 B 的一次运行比落后多出多少</translation>
    </message>
    <message>
        <source>A₁₂: Vargha and Delaney&apos;s, how often a run of A is ahead of one of B</source>
        <translation>A₁₂：Vargha 与 Delaney 的 A，A 的一次运行领先 B 的一次运行有多常见</translation>
    </message>
    <message>
        <source>r: matched-pairs rank-biserial correlation</source>
        <translation>r：配对秩双列相关</translation>
    </message>
    <message>
        <source>share won: runs in which A is ahead, without ties</source>
        <translation>胜出比例：A 领先的运行所占比例，平局不计</translation>
    </message>
    <message>
        <source>negligible</source>
        <translation>可忽略</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>These runs do not allow a test of {a} against {b}</source>
        <translation>这些运行不足以检验 {a} 与 {b}</translation>
    </message>
    <message>
        <source>{leader} scores higher than {other} by {amount}, which is within {margin}</source>
        <translation>{leader} 得分高于 {other}，相差 {amount}，在 {margin} 之内</translation>
    </message>
    <message>
        <source>{a} and {b} differ by less than {margin}, if they differ at all</source>
        <translation>{a} 与 {b} 即使有差异，也小于 {margin}</translation>
    </message>
    <message>
        <source>No difference between {a} and {b} can be shown</source>
        <translation>尚不能认为 {a} 与 {b} 有差异</translation>
    </message>
    <message>
        <source>{reason} · means {mean_a} and {mean_b}</source>
        <translation>{reason} · 均值 {mean_a} 与 {mean_b}</translation>
    </message>
    <message>
        <source>{statistic}, p {p} · means {mean_a} and {mean_b}</source>
        <translation>{statistic}，p {p} · 均值 {mean_a} 与 {mean_b}</translation>
    </message>
    <message>
        <source>{level} % interval of {a} − {b} {low} to {high} · {statistic}, p {p} · means {mean_a} and {mean_b}</source>
        <translation>{a} − {b} 的 {level} % 区间 {low} 至 {high} · {statistic}，p {p} · 均值 {mean_a} 与 {mean_b}</translation>
    </message>
    <message>
        <source>{n_a:,} runs of {a} are compared with {n_b:,} of {b}; no run of one belongs to a run of the other.</source>
        <translation>{a} 的 {n_a:,} 次运行与 {b} 的 {n_b:,} 次运行相比；一方的运行与另一方的运行互不对应。</translation>
    </message>
    <message>
        <source>{ahead} is ahead of {behind} in {wins:,} of {n:,} runs and behind in {losses:,}.</source>
        <translation>{n:,} 次运行中，{ahead} 有 {wins:,} 次领先 {behind}，{losses:,} 次落后。</translation>
    </message>
    <message>
        <source>{ahead} is ahead of {behind} in {wins:,} of {n:,} runs and behind in {losses:,}; in {ties:,} they tie.</source>
        <translation>{n:,} 次运行中，{ahead} 有 {wins:,} 次领先 {behind}，{losses:,} 次落后，{ties:,} 次持平。</translation>
    </message>
    <message>
        <source>If both had the same mean in the long run, so many runs would show means this far apart {chance}.</source>
        <translation>假如两者长期的均值相同，这么多次运行的均值相差如此之大的情形，{chance}。</translation>
    </message>
    <message>
        <source>If both had the same mean in the long run, so many runs would show a mean as far ahead on the side asked for {chance}.</source>
        <translation>假如两者长期的均值相同，这么多次运行的均值在所问的一侧领先如此之多的情形，{chance}。</translation>
    </message>
    <message>
        <source>So chance alone is a poor explanation of the gap.</source>
        <translation>所以单凭偶然很难解释这一差距。</translation>
    </message>
    <message>
        <source>So chance alone may well explain the gap. That does not show that the two perform alike.</source>
        <translation>所以单凭偶然就可能解释这一差距。这并不表明两者表现一样。</translation>
    </message>
    <message>
        <source>So chance alone may well explain the gap. That does not show that the two perform alike: true differences from {low} to {high} fit these runs.</source>
        <translation>所以单凭偶然就可能解释这一差距。这并不表明两者表现一样：从 {low} 到 {high} 的真实差异都与这些运行相容。</translation>
    </message>
    <message>
        <source>In standard deviations the gap is {effect}: {word} by rule of thumb, which does not say whether it matters.</source>
        <translation>以标准差计，差距为 {effect}：按经验法则属于{word}；这并不说明它是否重要。</translation>
    </message>
    <message>
        <source>This speaks of further {column} values like these, not of single items.</source>
        <translation>这说的是与此类似的其他 {column}，而不是单个样本。</translation>
    </message>
    <message>
        <source>This speaks of training again on data like these. More folds or repetitions of the same data do not make it surer without limit.</source>
        <translation>这说的是在类似数据上重新训练。同一数据上再多的折或重复，也不能无限提高把握。</translation>
    </message>
    <message>
        <source>This speaks of further runs of the same kind. If all runs share one test set, it does not speak of other test sets.</source>
        <translation>这说的是同类的更多次运行。如果所有运行使用同一测试集，则不涉及其他测试集。</translation>
    </message>
    <message>
        <source>It cannot be shown that {asked} is better than {other}</source>
        <translation>尚不能认为 {asked} 优于 {other}</translation>
    </message>
    <message>
        <source>It cannot be shown that {asked} scores higher than {other}</source>
        <translation>尚不能认为 {asked} 的得分高于 {other}</translation>
    </message>
    <message>
        <source>{leader} tends to score higher than {other}</source>
        <translation>{leader} 的得分往往高于 {other}</translation>
    </message>
    <message>
        <source>{leader} scores higher than {other} by {amount}</source>
        <translation>{leader} 的得分高于 {other}，相差 {amount}</translation>
    </message>
    <message>
        <source>{leader} is better than {other} by {amount}</source>
        <translation>{leader} 优于 {other}，相差 {amount}</translation>
    </message>
    <message>
        <source>{p} · {metric} {score_a} and {score_b}</source>
        <translation>{p} · {metric} {score_a} 与 {score_b}</translation>
    </message>
    <message>
        <source>{level} % interval of {a} − {b} {low} to {high} · {p} · {metric} {score_a} and {score_b}</source>
        <translation>{a} − {b} 的 {level} % 区间 {low} 至 {high} · {p} · {metric} {score_a} 与 {score_b}</translation>
    </message>
    <message>
        <source>{n:,} clusters</source>
        <translation>{n:,} 个组群</translation>
    </message>
    <message>
        <source>{n:,} pairs of runs</source>
        <translation>{n:,} 对运行</translation>
    </message>
    <message>
        <source>{n:,} runs of each system</source>
        <translation>每个系统 {n:,} 次运行</translation>
    </message>
    <message>
        <source>{units} show no difference reliably, however large</source>
        <translation>{units}，再大的差异也不能可靠地显示</translation>
    </message>
    <message>
        <source>{units} show a true difference of {difference} in 8 of 10 cases</source>
        <translation>{units}，10 次中有 8 次能显示 {difference} 的真实差异</translation>
    </message>
    <message>
        <source>exact McNemar test, every table counted</source>
        <translation>精确 McNemar 检验，逐表枚举</translation>
    </message>
    <message>
        <source>paired t test, noncentral t</source>
        <translation>配对 t 检验，非中心 t 分布</translation>
    </message>
    <message>
        <source>t test of runs, noncentral t</source>
        <translation>各次运行的 t 检验，非中心 t 分布</translation>
    </message>
    <message>
        <source>permutation test, simulated</source>
        <translation>置换检验，模拟</translation>
    </message>
    <message>
        <source>two-sided</source>
        <translation>双侧</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>单侧</translation>
    </message>
    <message>
        <source>{test}, {sides}, α = {alpha}</source>
        <translation>{test}，{sides}，α = {alpha}</translation>
    </message>
    <message>
        <source>{difference} in 9 of 10 cases · {test}, {sides}, α = {alpha}</source>
        <translation>10 次中有 9 次能显示 {difference} · {test}，{sides}，α = {alpha}</translation>
    </message>
    <message>
        <source>If the true difference is {difference}, a test with these {units} finds it in {share} % of cases and misses it in the others.</source>
        <translation>如果真实差异为 {difference}，用这 {units}作检验，有 {share} % 的情形能发现它，其余情形则会错过。</translation>
    </message>
    <message>
        <source>No number of them is enough to find it in {power} %.</source>
        <translation>再多也不足以在 {power} % 的情形中发现它。</translation>
    </message>
    <message>
        <source>For {power} % already {units} are enough.</source>
        <translation>要达到 {power} %，{units}就已足够。</translation>
    </message>
    <message>
        <source>For {power} % about {units} are needed, {times} times as many.</source>
        <translation>要达到 {power} %，约需 {units}，是现在的 {times} 倍。</translation>
    </message>
    <message>
        <source>The {level} % interval of {a} − {b}, {low} to {high}, leaves out 0: nothing needs to be excused by a lack of power.</source>
        <translation>{a} − {b} 的 {level} % 区间为 {low} 至 {high}，不含 0：不必以检验效能不足来解释。</translation>
    </message>
    <message>
        <source>The {level} % interval of {a} − {b} goes from {low} to {high}. A difference of up to {largest} may be there and have gone unseen.</source>
        <translation>{a} − {b} 的 {level} % 区间为 {low} 至 {high}。可能存在大至 {largest} 的差异而未被发现。</translation>
    </message>
    <message>
        <source>So it is not ruled out that one is better by {margin} or more, which would matter.</source>
        <translation>所以不能排除其中一个优出 {margin} 或更多，而这是有意义的。</translation>
    </message>
    <message>
        <source>Differences of {margin} or more, which would matter, are ruled out at this level.</source>
        <translation>在此水平上，可以排除 {margin} 及以上的、有意义的差异。</translation>
    </message>
    <message>
        <source>Taken from these data: on {share:.1f} % of items one system is right and the other wrong. Systems that are more alike need fewer items for the same difference.</source>
        <translation>取自这些数据：在 {share:.1f} % 的样本上，一个系统正确而另一个错误。系统越相似，同样的差异所需样本越少。</translation>
    </message>
    <message>
        <source>Test sets were drawn from these items, weighted so that the true difference is the one asked for, and tested: {n:,} for each point. The curve goes through the points.</source>
        <translation>从这些样本中抽取测试集，加权使真实差异等于所问的差异，然后检验：每个点 {n:,} 个。曲线穿过这些点。</translation>
    </message>
    <message>
        <source>Taken from these data: the differences of items have a standard deviation of {sd}.</source>
        <translation>取自这些数据：各样本差值的标准差为 {sd}。</translation>
    </message>
    <message>
        <source>Taken from these data: the differences of runs have a standard deviation of {sd}.</source>
        <translation>取自这些数据：各次运行差值的标准差为 {sd}。</translation>
    </message>
    <message>
        <source>Taken from these data: the runs of a system have a standard deviation of {sd}.</source>
        <translation>取自这些数据：一个系统各次运行的标准差为 {sd}。</translation>
    </message>
    <message>
        <source>Power is how often a test finds a difference that is really there. 80 % is a custom: one such difference in five is then still missed.</source>
        <translation>检验效能是指真实存在的差异有多常被检验发现。80 % 是惯例：仍有五分之一的这类差异会被错过。</translation>
    </message>
    <message>
        <source>Ask for the difference that would matter to you, not for the one observed: power at the observed difference says nothing that p does not say.</source>
        <translation>请填写对您有意义的差异，而不是观察到的差异：针对观察到的差异计算的检验效能，并不比 p 多说明什么。</translation>
    </message>
    <message>
        <source>{units} tell little about how much runs vary: the answer is rough.</source>
        <translation>{units}很难说明运行之间的变动有多大：答案是粗略的。</translation>
    </message>
    <message>
        <source>Folds share most of their training items: more of them show hardly smaller differences. More data or other data sets do.</source>
        <translation>各折共用大部分训练样本：折数再多，能显示的差异也几乎不会变小。更多数据或其他数据集才行。</translation>
    </message>
    <message>
        <source>With {n:,} items the t test needs differences that are near normal.</source>
        <translation>只有 {n:,} 个样本时，t 检验要求差值接近正态分布。</translation>
    </message>
    <message>
        <source>Simulated powers are sure to about ±{points:.0f} points only (95 %).</source>
        <translation>模拟得到的检验效能只精确到大约 ±{points:.0f} 个百分点（95 %）。</translation>
    </message>
    <message>
        <source>{leader} tends to do better than {other}</source>
        <translation>{leader} 往往好于 {other}</translation>
    </message>
    <message>
        <source>{headline}: {metric} {score_a} ({a}) and {score_b} ({b}) on {n:,} items, {a} − {b} {difference} ({test}, {sides}, {p}).</source>
        <translation>{headline}：在 {n:,} 个样本上，{metric}为 {score_a}（{a}）和 {score_b}（{b}），{a} − {b} 为 {difference}（{test}，{sides}，{p}）。</translation>
    </message>
    <message>
        <source>{headline}: {metric} {score_a} ({a}) and {score_b} ({b}) on {n:,} items, {a} − {b} {difference}, {level} % interval {low} to {high} ({test}, {sides}, {p}).</source>
        <translation>{headline}：在 {n:,} 个样本上，{metric}为 {score_a}（{a}）和 {score_b}（{b}），{a} − {b} 为 {difference}，{level} % 区间为 {low} 至 {high}（{test}，{sides}，{p}）。</translation>
    </message>
    <message>
        <source>{test} ({sides}, N = {n:,}): {metric} {score_a} for {a} and {score_b} for {b}, difference = {difference}, p {p}.</source>
        <translation>{test}（{sides}，N = {n:,}）：{a} 与 {b} 的{metric}分别为 {score_a} 和 {score_b}，差值 = {difference}，p {p}。</translation>
    </message>
    <message>
        <source>{test} ({sides}, N = {n:,}): {metric} {score_a} for {a} and {score_b} for {b}, difference = {difference}, {level}% CI [{low}, {high}], p {p}.</source>
        <translation>{test}（{sides}，N = {n:,}）：{a} 与 {b} 的{metric}分别为 {score_a} 和 {score_b}，差值 = {difference}，{level}% CI [{low}, {high}]，p {p}。</translation>
    </message>
    <message>
        <source>{a} scores higher than {b}</source>
        <translation>{a} 的得分高于 {b}</translation>
    </message>
    <message>
        <source>{b} scores higher than {a}</source>
        <translation>{b} 的得分高于 {a}</translation>
    </message>
    <message>
        <source>{a} and {b} score the same</source>
        <translation>{a} 与 {b} 得分相同</translation>
    </message>
    <message>
        <source>{a} and {b} are both right</source>
        <translation>{a} 与 {b} 都答对</translation>
    </message>
    <message>
        <source>only {a} is right, {b} is wrong</source>
        <translation>仅 {a} 答对，{b} 答错</translation>
    </message>
    <message>
        <source>only {b} is right, {a} is wrong</source>
        <translation>仅 {b} 答对，{a} 答错</translation>
    </message>
    <message>
        <source>{a} and {b} are both wrong</source>
        <translation>{a} 与 {b} 都答错</translation>
    </message>
    <message>
        <source>{a} and {b} differ; a swap changes the difference on these items only</source>
        <translation>{a} 与 {b} 不同；只有在这些样本上，交换才会改变差值</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>已复制：{text}</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {a} gets right.</source>
        <translation>参考为 {gold}、{a} 答对的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {b} gets right.</source>
        <translation>参考为 {gold}、{b} 答对的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that both {a} and {b} get right.</source>
        <translation>参考为 {gold}、{a} 与 {b} 都答对的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {a} gets right and {b} does not.</source>
        <translation>参考为 {gold}、{a} 答对而 {b} 没有答对的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {b} gets right and {a} does not.</source>
        <translation>参考为 {gold}、{b} 答对而 {a} 没有答对的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that exactly one of {a} and {b} gets right.</source>
        <translation>参考为 {gold}、{a} 与 {b} 中恰有一个答对的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {a} calls {predicted}.</source>
        <translation>参考为 {gold}、{a} 判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {b} calls {predicted}.</source>
        <translation>参考为 {gold}、{b} 判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that both {a} and {b} call {predicted}.</source>
        <translation>参考为 {gold}、{a} 与 {b} 都判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {a} calls {predicted} and {b} does not.</source>
        <translation>参考为 {gold}、{a} 判为 {predicted} 而 {b} 没有的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {b} calls {predicted} and {a} does not.</source>
        <translation>参考为 {gold}、{b} 判为 {predicted} 而 {a} 没有的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that exactly one of {a} and {b} calls {predicted}.</source>
        <translation>参考为 {gold}、{a} 与 {b} 中恰有一个判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {a} does not answer.</source>
        <translation>参考为 {gold}、{a} 未作答的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {b} does not answer.</source>
        <translation>参考为 {gold}、{b} 未作答的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that neither {a} nor {b} answers.</source>
        <translation>参考为 {gold}、{a} 与 {b} 都未作答的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {a} does not answer and {b} does.</source>
        <translation>参考为 {gold}、{a} 未作答而 {b} 作答的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that {b} does not answer and {a} does.</source>
        <translation>参考为 {gold}、{b} 未作答而 {a} 作答的样本。</translation>
    </message>
    <message>
        <source>Items with reference {gold} that exactly one of {a} and {b} does not answer.</source>
        <translation>参考为 {gold}、{a} 与 {b} 中恰有一个未作答的样本。</translation>
    </message>
    <message>
        <source>Sentences in which {a} takes {gold} for {predicted}.</source>
        <translation>{a} 把 {gold} 判为 {predicted} 的句子。</translation>
    </message>
    <message>
        <source>Sentences in which {b} takes {gold} for {predicted}.</source>
        <translation>{b} 把 {gold} 判为 {predicted} 的句子。</translation>
    </message>
    <message>
        <source>Sentences in which both {a} and {b} take {gold} for {predicted}.</source>
        <translation>{a} 与 {b} 都把 {gold} 判为 {predicted} 的句子。</translation>
    </message>
    <message>
        <source>Sentences in which {a} takes {gold} for {predicted} and {b} does not.</source>
        <translation>{a} 把 {gold} 判为 {predicted} 而 {b} 没有的句子。</translation>
    </message>
    <message>
        <source>Sentences in which {b} takes {gold} for {predicted} and {a} does not.</source>
        <translation>{b} 把 {gold} 判为 {predicted} 而 {a} 没有的句子。</translation>
    </message>
    <message>
        <source>Sentences in which exactly one of {a} and {b} takes {gold} for {predicted}.</source>
        <translation>{a} 与 {b} 中恰有一个把 {gold} 判为 {predicted} 的句子。</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Items with reference {gold}.</source>
        <translation>参考为 {gold} 的样本。</translation>
    </message>
    <message>
        <source>Items that {a} calls {predicted}.</source>
        <translation>{a} 判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>Items that {b} calls {predicted}.</source>
        <translation>{b} 判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>Items that exactly one of {a} and {b} calls {predicted}.</source>
        <translation>{a} 与 {b} 中恰有一个判为 {predicted} 的样本。</translation>
    </message>
    <message>
        <source>At most {most:,} rows can be copied; export more than that to a file.</source>
        <translation>最多只能复制 {most:,} 行；更多的行请导出到文件。</translation>
    </message>
    <message>
        <source>Copied, with headings: {n:,} rows</source>
        <translation>已复制（含表头）：{n:,} 行</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
    <message>
        <source>the reference says “{label}”</source>
        <translation>参考答案为“{label}”</translation>
    </message>
    <message>
        <source>the reference says nothing</source>
        <translation>参考答案为空</translation>
    </message>
    <message>
        <source>{system} answers “{label}”</source>
        <translation>{system} 的答案为“{label}”</translation>
    </message>
    <message>
        <source>{system} gives no answer</source>
        <translation>{system} 未作答</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>忽略大小写</translation>
    </message>
    <message>
        <source>Compare texts in lower case.</source>
        <translation>先转为小写，再比较文本。</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Brevity penalty × geometric mean of the precisions of 1- to 4-grams, counts summed over the corpus.</source>
        <translation>简短惩罚 × 1 至 4 元组精确率的几何平均，计数在整个语料上求和。</translation>
    </message>
    <message>
        <source>How many of the output&apos;s words, and pairs, triples and quadruples of neighbouring words, occur in a reference, each at most as often as there. The four shares are computed over the whole corpus and averaged geometrically; outputs shorter than the references pay a brevity penalty. A length of n-grams without any match is smoothed, by default as half a match, the next one as a quarter. The values of single items also leave out n-grams that are longer than the text (effective order); the corpus score does so only when asked to.</source>
        <translation>输出中的词，以及相邻的二、三、四个词，有多少出现在参考译文中，每个最多计参考译文中的次数。这四个比例在整个语料上计算并取几何平均；比参考译文短的输出要付简短惩罚。某一长度的 n 元组完全没有匹配时做平滑，默认算作半个匹配，下一个算四分之一。单个条目的值还会略去比文本更长的 n 元组（有效阶数）；语料得分只在要求时才这样做。</translation>
    </message>
    <message>
        <source>The tokenizer changes BLEU by several points: give the signature with the number, and compare equal signatures only. Give texts as people write them, not tokenized. BLEU is not the mean of its values for single items, and those say little.</source>
        <translation>分词器会让 BLEU 相差好几分：请连同签名一起给出数值，只比较签名相同的数值。请给出人们实际书写的文本，而不是已分词的文本。BLEU 不是各条目值的平均，单个条目的值说明不了多少。</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>How texts are cut into words.</source>
        <translation>文本如何切分成词。</translation>
    </message>
    <message>
        <source>13a (what papers report)</source>
        <translation>13a（论文所报告的）</translation>
    </message>
    <message>
        <source>intl (Unicode punctuation)</source>
        <translation>intl（Unicode 标点）</translation>
    </message>
    <message>
        <source>zh (Chinese characters)</source>
        <translation>zh（汉字）</translation>
    </message>
    <message>
        <source>ja-mecab (Japanese words)</source>
        <translation>ja-mecab（日语词）</translation>
    </message>
    <message>
        <source>ko-mecab (Korean words)</source>
        <translation>ko-mecab（韩语词）</translation>
    </message>
    <message>
        <source>char (every character)</source>
        <translation>char（每个字符）</translation>
    </message>
    <message>
        <source>none (tokenized texts)</source>
        <translation>none（已分词的文本）</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>What a length of n-grams without a match counts as.</source>
        <translation>某一长度的 n 元组没有匹配时算作多少。</translation>
    </message>
    <message>
        <source>Half a match, then a quarter, …</source>
        <translation>半个匹配，然后四分之一……</translation>
    </message>
    <message>
        <source>A small number of matches</source>
        <translation>很小的匹配数</translation>
    </message>
    <message>
        <source>k more matches and n-grams throughout</source>
        <translation>匹配数和 n 元组数一律加 k</translation>
    </message>
    <message>
        <source>No smoothing: BLEU is 0</source>
        <translation>不平滑：BLEU 为 0</translation>
    </message>
    <message>
        <source>Smoothing value</source>
        <translation>平滑值</translation>
    </message>
    <message>
        <source>The small number or k; 0 for the usual ones (.1 and 1).</source>
        <translation>那个小数或 k；0 表示通常的值（0.1 和 1）。</translation>
    </message>
    <message>
        <source>Longest n-grams</source>
        <translation>最长 n 元组</translation>
    </message>
    <message>
        <source>BLEU-4 is meant when nothing is said.</source>
        <translation>不特别说明时指 BLEU-4。</translation>
    </message>
    <message>
        <source>Effective order</source>
        <translation>有效阶数</translation>
    </message>
    <message>
        <source>Leave out n-grams longer than every text; for single sentences.</source>
        <translation>略去比所有文本都长的 n 元组；用于单个句子。</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>简短惩罚</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>参考长度</translation>
    </message>
    <message>
        <source>No segment has {order} tokens; BLEU is 0 by definition and cannot tell these systems apart. chrF can.</source>
        <translation>没有任何文段达到 {order} 个词元；按定义 BLEU 为 0，无法区分这些系统。chrF 可以。</translation>
    </message>
    <message>
        <source>Nowhere do {order} words in a row match the reference; the score rests on smoothing ({method}). chrF says more here.</source>
        <translation>没有任何连续 {order} 个词与参考相匹配；得分靠平滑（{method}）得出。这里 chrF 更能说明问题。</translation>
    </message>
    <message>
        <source>Longest word n-grams</source>
        <translation>最长词 n 元组</translation>
    </message>
    <message>
        <source>0 for chrF, 2 for chrF++.</source>
        <translation>chrF 为 0，chrF++ 为 2。</translation>
    </message>
    <message>
        <source>chrF</source>
        <translation>chrF</translation>
    </message>
    <message>
        <source>F2 of the mean precision and the mean recall of character 1- to 6-grams, counts summed over the corpus.</source>
        <translation>字符 1 至 6 元 n-gram 的平均精确率与平均召回率的 F2，计数在整个语料上累加。</translation>
    </message>
    <message>
        <source>How many of the output&apos;s runs of one to six characters occur in the reference (precision) and the other way round (recall), averaged over the six lengths; recall weighs twice as much. It needs no tokenizer, gives part of the credit for other endings of a word, and works for every script.</source>
        <translation>输出中一至六个字符的片段有多少出现在参考中（精确率），以及反过来有多少（召回率），对六种长度取平均；召回率的权重加倍。它不需要分词器，词尾不同也能得到部分分数，适用于任何文字。</translation>
    </message>
    <message>
        <source>Even unrelated texts of one language share short runs, so the bottom of the scale lies well above 0. chrF and chrF++ are different numbers.</source>
        <translation>同一种语言中即使无关的文本也有共同的短片段，因此量表的低端远高于 0。chrF 与 chrF++ 是不同的数值。</translation>
    </message>
    <message>
        <source>How many times as much recall weighs as precision.</source>
        <translation>召回率的权重是精确率的多少倍。</translation>
    </message>
    <message>
        <source>Longest character n-grams</source>
        <translation>最长字符 n 元组</translation>
    </message>
    <message>
        <source>6 when nothing is said.</source>
        <translation>不特别说明时为 6。</translation>
    </message>
    <message>
        <source>Count white space</source>
        <translation>计入空白</translation>
    </message>
    <message>
        <source>Take blanks between words as characters.</source>
        <translation>把词间空格也当作字符。</translation>
    </message>
    <message>
        <source>chrF++</source>
        <translation>chrF++</translation>
    </message>
    <message>
        <source>F2 of the mean precision and the mean recall of character 1- to 6-grams, words and pairs of words, counts summed over the corpus.</source>
        <translation>字符 1 至 6 元组、词和词对的平均精确率与平均召回率的 F2，计数在整个语料上求和。</translation>
    </message>
    <message>
        <source>chrF with words and pairs of neighbouring words added to the six lengths of character runs; it follows human judgements a little better.</source>
        <translation>在 chrF 的六种字符片段之外再加上词和相邻词对；它与人工评判稍更一致。</translation>
    </message>
    <message>
        <source>Keep class sizes</source>
        <translation>保持各类样本数</translation>
    </message>
    <message>
        <source>Draw positive and negative items separately, as many as there are.</source>
        <translation>正例与负例分开抽取，各抽取原有的个数。</translation>
    </message>
    <message>
        <source>sampled: {n:,} draws of {n_positive:,} positive and {n_negative:,} negative items</source>
        <translation>抽样：{n:,} 次抽取，每次 {n_positive:,} 个正例、{n_negative:,} 个负例</translation>
    </message>
    <message>
        <source>DeLong&apos;s test, z = {z:.3f}, {n_positive:,} positive and {n_negative:,} negative items</source>
        <translation>DeLong 检验，z = {z:.3f}，{n_positive:,} 个正例、{n_negative:,} 个负例</translation>
    </message>
    <message>
        <source>Only {n:,} items of the smaller class: the normal approximation of DeLong&apos;s test is rough for so few.</source>
        <translation>较小的类别只有 {n:,} 个样本：样本这么少，DeLong 检验的正态近似比较粗略。</translation>
    </message>
    <message>
        <source>{file}: the comma in columns {columns} is a decimal comma; {old} is {new}.</source>
        <translation>{file}：{columns} 列中的逗号是小数点；{old} 即 {new}。</translation>
    </message>
    <message>
        <source>{file}: the comma in columns {columns} separates thousands; {old} is {new}.</source>
        <translation>{file}：{columns} 列中的逗号是千位分隔符；{old} 即 {new}。</translation>
    </message>
    <message>
        <source>What does the comma in {file} mean, as in {example}?</source>
        <translation>{file} 中的逗号（如 {example}）表示什么？</translation>
    </message>
    <message>
        <source>Every comma stands before three digits, so it could be either.</source>
        <translation>每个逗号后面都是三位数字，两种解释都有可能。</translation>
    </message>
    <message>
        <source>A decimal comma: {example} is {decimal}</source>
        <translation>小数点：{example} 即 {decimal}</translation>
    </message>
    <message>
        <source>Thousands: {example} is {thousands}</source>
        <translation>千位分隔符：{example} 即 {thousands}</translation>
    </message>
    <message>
        <source>valid whatever the dependence between the tests</source>
        <translation>无论各检验之间如何相关都有效</translation>
    </message>
    <message>
        <source>valid for independent or positively dependent tests, not for every dependence</source>
        <translation>适用于独立或正相关的检验，并非对任何相关都有效</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>Bonferroni</source>
        <translation>Bonferroni</translation>
    </message>
    <message>
        <source>Hochberg</source>
        <translation>Hochberg</translation>
    </message>
    <message>
        <source>Hommel</source>
        <translation>Hommel</translation>
    </message>
    <message>
        <source>Šidák</source>
        <translation>Šidák</translation>
    </message>
    <message>
        <source>Holm–Šidák</source>
        <translation>Holm–Šidák</translation>
    </message>
    <message>
        <source>Benjamini–Hochberg</source>
        <translation>Benjamini–Hochberg</translation>
    </message>
    <message>
        <source>Benjamini–Yekutieli</source>
        <translation>Benjamini–Yekutieli</translation>
    </message>
    <message>
        <source>undefined: the values of a group do not vary at all</source>
        <translation>无定义：某一组的值毫无变化</translation>
    </message>
    <message>
        <source>undefined: the systems never differ</source>
        <translation>无定义：各系统从无差别</translation>
    </message>
    <message>
        <source>undefined: nothing varies apart from the means</source>
        <translation>无定义：除均值外没有任何变化</translation>
    </message>
    <message>
        <source>undefined: all values are the same</source>
        <translation>无定义：所有值都相同</translation>
    </message>
    <message>
        <source>undefined: the Shapiro–Wilk test is for {few:,} to {most:,} values</source>
        <translation>无定义：Shapiro–Wilk 检验适用于 {few:,} 至 {most:,} 个值</translation>
    </message>
    <message>
        <source>Paired t test</source>
        <translation>配对 t 检验</translation>
    </message>
    <message>
        <source>Is the mean difference of the item scores far from 0, measured by how much the differences vary?</source>
        <translation>以差值的变动程度来衡量，样本得分的平均差值离 0 远吗？</translation>
    </message>
    <message>
        <source>The paired t test is for scores of items or runs; labels are right or wrong, and have exact tests.</source>
        <translation>配对 t 检验用于样本或运行的得分；标签非对即错，有精确检验可用。</translation>
    </message>
    <message>
        <source>The paired t statistic is {undefined}.</source>
        <translation>配对 t 统计量{undefined}。</translation>
    </message>
    <message>
        <source>t is {undefined}; p is given as 1</source>
        <translation>t {undefined}；p 记为 1</translation>
    </message>
    <message>
        <source>t = {t:,.4g}, df = {df:,.0f}, standard error {se:,.4g}</source>
        <translation>t = {t:,.4g}，自由度 = {df:,.0f}，标准误 {se:,.4g}</translation>
    </message>
    <message>
        <source>With {n:,} items the t test relies on differences that are nearly normal; the exact permutation test does not.</source>
        <translation>样本只有 {n:,} 个时，t 检验依赖于差值近似正态；精确置换检验则不依赖。</translation>
    </message>
    <message>
        <source>undefined: fewer than two differences</source>
        <translation>无定义：差值不足两个</translation>
    </message>
    <message>
        <source>undefined: all differences are 0</source>
        <translation>无定义：所有差值都为 0</translation>
    </message>
    <message>
        <source>undefined: all differences are the same, so there is no spread</source>
        <translation>无定义：所有差值都相同，没有离散程度</translation>
    </message>
    <message>
        <source>undefined: each sample needs at least two values</source>
        <translation>无定义：每组样本至少需要两个值</translation>
    </message>
    <message>
        <source>undefined: the values of neither sample vary at all</source>
        <translation>无定义：两组样本的值都毫无变化</translation>
    </message>
    <message>
        <source>undefined: both systems are always right or always wrong</source>
        <translation>无定义：两个系统总是答对或总是答错</translation>
    </message>
    <message>
        <source>undefined: no difference and no spread to divide it by</source>
        <translation>无定义：没有差值，也没有可作除数的离散程度</translation>
    </message>
    <message>
        <source>undefined: no spread to divide by</source>
        <translation>无定义：没有可作除数的离散程度</translation>
    </message>
    <message>
        <source>negligible (below {small:g})</source>
        <translation>可忽略（低于 {small:g}）</translation>
    </message>
    <message>
        <source>small (from {small:g}, below {medium:g})</source>
        <translation>小（{small:g} 起，低于 {medium:g}）</translation>
    </message>
    <message>
        <source>medium (from {medium:g}, below {large:g})</source>
        <translation>中（{medium:g} 起，低于 {large:g}）</translation>
    </message>
    <message>
        <source>large (from {large:g})</source>
        <translation>大（{large:g} 起）</translation>
    </message>
    <message>
        <source>undefined: no difference and no spread</source>
        <translation>无定义：没有差值，也没有离散程度</translation>
    </message>
    <message>
        <source>undefined: no spread to compare the difference with</source>
        <translation>无定义：没有可与差值相比的离散程度</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}、{rest}</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}；{rest}</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first}{rest}</translation>
    </message>
    <message>
        <source>{shown}, …</source>
        <translation>{shown} 等</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}：{text}</translation>
    </message>
    <message>
        <source>sampled: {n:,} random regroupings of {x:,} and {y:,} items</source>
        <translation>抽样：将 {x:,} 个与 {y:,} 个样本随机重新分组 {n:,} 次</translation>
    </message>
    <message>
        <source>Percent agreement</source>
        <translation>一致百分比</translation>
    </message>
    <message>
        <source>Mean over items, each with two ratings or more, of the share of pairs of ratings that are equal.</source>
        <translation>对至少有两个评分的样本，求评分对中相同者所占比例的平均。</translation>
    </message>
    <message>
        <source>Take an item and two of its annotators at random: how often did they give the same label? Easy to read, and worth showing beside every coefficient.</source>
        <translation>随机取一个样本和它的两名标注者：他们有多少次给出同一标签？易于理解，值得与任何系数并列给出。</translation>
    </message>
    <message>
        <source>Annotators who guess agree as well, the more the fewer labels there are and the more one of them prevails: 90 % can be no better than chance.</source>
        <translation>随意猜测的标注者也会一致；标签越少、某个标签越占优势，就越是如此：90 % 也可能不比机会好。</translation>
    </message>
    <message>
        <source>Fleiss&apos; κ</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>(observed − expected) / (1 − expected) agreement, expected from the label shares of all annotators pooled; with two annotators it is Scott&apos;s π.</source>
        <translation>（观测 − 期望）/（1 − 期望）一致率，期望由所有标注者合并的标签比例得出；两名标注者时就是 Scott π。</translation>
    </message>
    <message>
        <source>How far annotators agree beyond what they would if each drew labels at random, as often as all of them together use each label. The annotators need not be the same for every item.</source>
        <translation>假如每个人都按全体使用各标签的频率随机给出标签，会有某种程度的一致；κ 说明实际一致超出它多少。各样本的标注者不必是同一批人。</translation>
    </message>
    <message>
        <source>When one label prevails, chance agreement is high and κ can be near 0 or below although annotators agree almost always: show percent agreement beside it.</source>
        <translation>某个标签占绝大多数时，机会一致率很高，即使标注者几乎总是一致，κ 也可能接近 0 甚至为负：请在旁边给出一致百分比。</translation>
    </message>
    <message>
        <source>Items have different numbers of ratings, which Fleiss&apos; formula does not know: this is Gwet&apos;s generalisation, no item with two ratings or more is dropped.</source>
        <translation>各样本的评分个数不同，而 Fleiss 的公式没有考虑这一点：这里用的是 Gwet 的推广，至少有两个评分的样本都没有丢弃。</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 / AC2</source>
        <translation>Gwet AC1 / AC2</translation>
    </message>
    <message>
        <source>(observed − expected) / (1 − expected) agreement, where chance is highest for labels used half of the time and lowest for very rare and very common ones; AC2 weights disagreements in label order.</source>
        <translation>（观测 − 期望）/（1 − 期望）一致率，其中使用频率为一半的标签机会最大，极少见和极常见的标签机会最小；AC2 按标签次序对分歧加权。</translation>
    </message>
    <message>
        <source>An answer to the paradox of kappa: where one label prevails, annotators who agree on it are not taken to agree by chance.</source>
        <translation>针对 κ 悖论的办法：某个标签占绝大多数时，在该标签上的一致不被当作碰巧。</translation>
    </message>
    <message>
        <source>It depends on how many labels the scheme has, used or not, and is usually higher than kappa and alpha: never compare it with them.</source>
        <translation>它取决于标注方案有多少个标签（无论用到与否），通常高于 κ 和 α：切勿与它们相比。</translation>
    </message>
    <message>
        <source>Undefined: only one label was used.</source>
        <translation>无定义：只用到一个标签。</translation>
    </message>
    <message>
        <source>Bennett&apos;s S (free-marginal κ)</source>
        <translation>Bennett S（自由边际 κ）</translation>
    </message>
    <message>
        <source>(observed − expected) / (1 − expected) agreement, expected when every label is equally likely; also called Brennan and Prediger&apos;s κ, or Randolph&apos;s with several annotators.</source>
        <translation>（观测 − 期望）/（1 − 期望）一致率，期望假定每个标签等可能；也称 Brennan–Prediger κ，多名标注者时称 Randolph κ。</translation>
    </message>
    <message>
        <source>How far annotators agree beyond what they would if they chose among the labels blindly.</source>
        <translation>假如标注者闭着眼睛在标签中挑选，会有某种程度的一致；S 说明实际一致超出它多少。</translation>
    </message>
    <message>
        <source>A label that nobody uses raises it: the scheme, not the annotators, decides about chance.</source>
        <translation>没有人使用的标签会抬高它：机会的大小由标注方案决定，而不是由标注者决定。</translation>
    </message>
    <message>
        <source>exact binomial of the discordant items of each pair</source>
        <translation>对每一对系统的不一致条目做精确二项检验</translation>
    </message>
    <message>
        <source>flat prior on the mean difference</source>
        <translation>平均差异采用均匀先验</translation>
    </message>
    <message>
        <source>A is better by more than {rope:g} with probability {a:.3f}, given this prior.</source>
        <translation>在此先验下，A 优于 B 超过 {rope:g} 的概率为 {a:.3f}。</translation>
    </message>
    <message>
        <source>B is better by more than {rope:g} with probability {b:.3f}, given this prior.</source>
        <translation>在此先验下，B 优于 A 超过 {rope:g} 的概率为 {b:.3f}。</translation>
    </message>
    <message>
        <source>A and B are within {rope:g} of each other with probability {same:.3f}, given this prior.</source>
        <translation>在此先验下，A 与 B 相差不超过 {rope:g} 的概率为 {same:.3f}。</translation>
    </message>
    <message>
        <source>Undecided: A better {a:.3f}, within {rope:g} {same:.3f}, B better {b:.3f}; none reaches {level:g}.</source>
        <translation>未能判定：A 更好 {a:.3f}，相差不超过 {rope:g} {same:.3f}，B 更好 {b:.3f}；均未达到 {level:g}。</translation>
    </message>
    <message>
        <source>prior of {strength:g} differences within the region</source>
        <translation>先验：{strength:g} 个落在等效区域内的差异</translation>
    </message>
    <message>
        <source>prior of {strength:g} differences at 0</source>
        <translation>先验：{strength:g} 个为 0 的差异</translation>
    </message>
    <message>
        <source>Design effect {deff:.2f}: the {n_items:,} items in {n_clusters:,} clusters tell as much about the difference as {effective:,.0f} independent items.</source>
        <translation>设计效应 {deff:.2f}：就差异而言，{n_clusters:,} 个群组中的 {n_items:,} 个条目提供的信息相当于 {effective:,.0f} 个独立条目。</translation>
    </message>
    <message>
        <source>Only {n:,} clusters: bootstrap intervals over so few are too narrow; the exact test stays valid.</source>
        <translation>只有 {n:,} 个群组：群组如此之少时，自助法区间过窄；精确检验仍然有效。</translation>
    </message>
    <message>
        <source>Folds share most of their training items, so their scores vary together. A plain t test takes them for independent, underestimates the variance and finds differences too often.</source>
        <translation>各折的训练条目大部分相同，因此分数一同变动。普通 t 检验把它们当作独立的，低估了方差，过于容易发现差异。</translation>
    </message>
    <message>
        <source>undefined: the two folds of every repetition give the same difference</source>
        <translation>无定义：每次重复的两折给出相同的差异</translation>
    </message>
    <message>
        <source>The scores have too many digits for an exact count</source>
        <translation>得分位数过多，无法精确计数</translation>
    </message>
    <message>
        <source>{why}: log10 p lies between {low:,.2f} and {high:,.2f} for certain.</source>
        <translation>{why}：log10 p 必定介于 {low:,.2f} 与 {high:,.2f} 之间。</translation>
    </message>
    <message>
        <source>{why}: p lies between {low:.6g} and {high:.6g} for certain.</source>
        <translation>{why}：p 必定介于 {low:.6g} 与 {high:.6g} 之间。</translation>
    </message>
    <message>
        <source>The sizes of the classes have no common multiple that is small enough for an exact count</source>
        <translation>各类别的样本数没有足够小的公倍数，无法精确计数</translation>
    </message>
    <message>
        <source>Nobody else rated the items of this annotator.</source>
        <translation>没有其他人给该标注者的样本评分。</translation>
    </message>
    <message>
        <source>Agreement with the others</source>
        <translation>与其他标注者的一致率</translation>
    </message>
    <message>
        <source>Pairs of this annotator&apos;s rating with another&apos;s on the same item that are equal / all such pairs.</source>
        <translation>同一样本上，该标注者的评分与他人评分相同的对数 / 全部这样的对数。</translation>
    </message>
    <message>
        <source>How often another annotator gave the label that this one gave. The annotator who agrees least with everybody else is the one to talk to first.</source>
        <translation>别的标注者有多少次给出与此人相同的标签。与其他人一致最少的标注者，应当最先找来谈谈。</translation>
    </message>
    <message>
        <source>Not corrected for chance, and the majority is not always right: the odd one out may be the only one who read the guidelines.</source>
        <translation>未校正机会；而且多数人未必对：与众不同的那一位也许是唯一读过标注规范的人。</translation>
    </message>
    <message>
        <source>Levels apart from the others</source>
        <translation>与其他标注者相差的等级数</translation>
    </message>
    <message>
        <source>Mean over pairs of this annotator&apos;s rating with another&apos;s of how many levels they lie apart, in label order.</source>
        <translation>该标注者的评分与他人评分按标签次序相差的等级数，对所有评分对求平均。</translation>
    </message>
    <message>
        <source>How far this annotator&apos;s ratings lie from the others&apos;, for labels with an order.</source>
        <translation>对有次序的标签，该标注者的评分离其他人的评分有多远。</translation>
    </message>
    <message>
        <source>Means nothing for labels without an order; levels count as equally far apart.</source>
        <translation>对没有次序的标签没有意义；相邻等级一律视为等距。</translation>
    </message>
    <message>
        <source>Accuracy (multiple choice)</source>
        <translation>准确率（选择题）</translation>
    </message>
    <message>
        <source>Share of the questions for which a right option was chosen, options compared without case and brackets.</source>
        <translation>选对选项的问题所占的比例；比较选项时不计大小写和括号。</translation>
    </message>
    <message>
        <source>How many of the chosen options are right. An option may be given by its letter, its number or its text, as long as the reference gives it in the same way: (B), b and B. are the same choice.</source>
        <translation>所选的选项有多少是对的。选项可以用字母、编号或文字表示，只要参考答案也用同样的方式：(B)、b 和 B. 是同一个选择。</translation>
    </message>
    <message>
        <source>Guessing among k options is right in 1 of k cases. A letter in the output and a text in the reference never agree.</source>
        <translation>有 k 个选项时，随意猜有 1/k 的机会猜对。输出中写字母而参考答案写文字，就永远不会相符。</translation>
    </message>
    <message>
        <source>Numeric match</source>
        <translation>数值匹配</translation>
    </message>
    <message>
        <source>Share of the answers whose number differs from the right one by no more than the tolerance.</source>
        <translation>答案中的数与正确的数之差不超过容差的答案所占的比例。</translation>
    </message>
    <message>
        <source>A number is taken out of every answer, by default the last one, where solutions end with their result. It is right when it differs from the right number by no more than the tolerance, or by no more than a share of the right number. Numbers are compared as they are written, without binary rounding.</source>
        <translation>从每个答案中取一个数，默认取最后一个，因为解答通常以结果结尾。它与正确的数之差不超过容差，或不超过正确的数的某个比例，就算对。数按书写的样子比较，没有二进制舍入。</translation>
    </message>
    <message>
        <source>Units and per-cent signs are not looked at: 50 % and 50 are the same, 0.5 and 50 % are not. A comma before three digits separates thousands.</source>
        <translation>不看单位和百分号：50 % 与 50 相同，0.5 与 50 % 不同。后面跟着三位数字的逗号是千位分隔符。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Which number of an answer counts.</source>
        <translation>取答案中的哪个数。</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>最后一个</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>The answer is nothing but a number</source>
        <translation>答案只能是一个数</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Largest difference from the right number.</source>
        <translation>与正确的数的最大差值。</translation>
    </message>
    <message>
        <source>Tolerance as a share</source>
        <translation>相对容差</translation>
    </message>
    <message>
        <source>Largest difference as a share of the right number; .01 for 1 %.</source>
        <translation>最大差值占正确的数的比例；1 % 写作 .01。</translation>
    </message>
    <message>
        <source>Exact match (SQuAD)</source>
        <translation>完全匹配（SQuAD）</translation>
    </message>
    <message>
        <source>Share of the answers that equal a right answer, case, punctuation, English articles and extra blanks put aside.</source>
        <translation>与某个正确答案相同的答案所占的比例；不计大小写、标点、英语冠词和多余的空格。</translation>
    </message>
    <message>
        <source>How many answers are one of the right answers, word for word. As in the evaluation script of SQuAD, both are put into lower case, and punctuation and the words a, an and the are taken out. A question without a right answer wants an empty answer, and a question that was left out counts as wrong.</source>
        <translation>有多少答案与某个正确答案逐词相同。与 SQuAD 的评测脚本一样，两边都先转为小写，再去掉标点以及 a、an、the。没有正确答案的问题要求空答案；没有作答的问题算错。</translation>
    </message>
    <message>
        <source>A right answer in other words counts as wrong, and “1.5” equals “15”, because the full stop is punctuation. The articles taken out are the English ones, whatever the language.</source>
        <translation>换一种说法的正确答案也算错；由于句点是标点，“1.5”与“15”相同。无论什么语言，去掉的都是英语冠词。</translation>
    </message>
    <message>
        <source>Token F1 (SQuAD)</source>
        <translation>词元 F1（SQuAD）</translation>
    </message>
    <message>
        <source>Mean over questions of the F1 of the words of an answer and of the right answer that fits it best, normalised as for exact match.</source>
        <translation>各问题得分的平均值：答案与最相符的正确答案之间词的 F1，归一化方式与完全匹配相同。</translation>
    </message>
    <message>
        <source>How much of an answer overlaps with a right one: precision is the share of its words that are in the right answer, recall the share of the right answer&apos;s words that it has, and F1 their harmonic mean. Of several right answers the best one counts. Where there is no answer, only an empty one gets 1.</source>
        <translation>答案与正确答案重合多少：精确率是答案的词中出现在正确答案里的比例，召回率是正确答案的词中被答案包含的比例，F1 是两者的调和平均。有多个正确答案时取最好的一个。没有答案的问题，只有空答案得 1。</translation>
    </message>
    <message>
        <source>Words are what stands between blanks: in Chinese and Japanese a whole answer is one word, and F1 is then exact match. “Not in 1990” gets a high F1 for “in 1990”.</source>
        <translation>词是空格之间的部分：在中文和日文里，整个答案就是一个词，F1 便等于完全匹配。“Not in 1990”相对于“in 1990”会得到很高的 F1。</translation>
    </message>
    <message>
        <source>Exact match of label sets</source>
        <translation>标签集完全匹配</translation>
    </message>
    <message>
        <source>Items whose labels are exactly those of the reference / items.</source>
        <translation>标签与参考答案完全相同的样本数 / 样本数。</translation>
    </message>
    <message>
        <source>How often everything about an item is right; also called subset accuracy.</source>
        <translation>样本的一切都对的频率；也称子集准确率。</translation>
    </message>
    <message>
        <source>One label too many is as wrong as none right: with many labels it is near 0.</source>
        <translation>多一个标签与一个都不对一样算错：标签很多时它接近 0。</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0) for {n:,} items: {policy}.</source>
        <translation>{what} 在 {n:,} 个样本上无定义（0/0）：{policy}。</translation>
    </message>
    <message>
        <source>Samples F1 (mean over items)</source>
        <translation>样本平均 F1</translation>
    </message>
    <message>
        <source>Mean over items of 2·right / (predicted + expected labels).</source>
        <translation>2·正确标签数 /（预测标签数 + 应有标签数）对样本的平均。</translation>
    </message>
    <message>
        <source>How well an item&apos;s labels are found, averaged over items that all count alike.</source>
        <translation>样本的标签找得有多好，所有样本等权平均。</translation>
    </message>
    <message>
        <source>An item that has no label and gets none is 0/0: as 0, a right answer is punished; as 1, an easy one rewarded.</source>
        <translation>没有标签、也没有预测标签的样本是 0/0：按 0 计，答对反而受罚；按 1 计，容易的答案得到奖励。</translation>
    </message>
    <message>
        <source>Samples precision (mean over items)</source>
        <translation>样本平均精确率</translation>
    </message>
    <message>
        <source>Mean over items of right / predicted labels.</source>
        <translation>正确标签数 / 预测标签数对样本的平均。</translation>
    </message>
    <message>
        <source>What share of the labels that an item gets is right, averaged over items.</source>
        <translation>样本得到的标签中有多少是对的，对样本求平均。</translation>
    </message>
    <message>
        <source>Items that get no label have no precision: 0/0 counts as you chose.</source>
        <translation>没有得到标签的样本没有精确率：0/0 按所选方式计。</translation>
    </message>
    <message>
        <source>Samples recall (mean over items)</source>
        <translation>样本平均召回率</translation>
    </message>
    <message>
        <source>Mean over items of right / expected labels.</source>
        <translation>正确标签数 / 应有标签数对样本的平均。</translation>
    </message>
    <message>
        <source>What share of an item&apos;s labels is found, averaged over items.</source>
        <translation>样本的标签有多少被找到，对样本求平均。</translation>
    </message>
    <message>
        <source>Items that should have no label have no recall: 0/0 counts as you chose.</source>
        <translation>本不应有标签的样本没有召回率：0/0 按所选方式计。</translation>
    </message>
    <message>
        <source>Samples Jaccard (mean over items)</source>
        <translation>样本平均 Jaccard 系数</translation>
    </message>
    <message>
        <source>Mean over items of right labels / labels predicted or expected.</source>
        <translation>正确标签数 / 预测或应有的标签数对样本的平均。</translation>
    </message>
    <message>
        <source>How much an item&apos;s set and the answer overlap, averaged over items; also called multilabel accuracy.</source>
        <translation>样本的标签集与答案重合多少，对样本求平均；也称多标签准确率。</translation>
    </message>
    <message>
        <source>It is lower than samples F1 for the same answers: do not compare the two.</source>
        <translation>对同样的答案它低于样本平均 F1：两者不可相比。</translation>
    </message>
    <message>
        <source>Macro-F1 of label sets</source>
        <translation>标签集宏平均 F1</translation>
    </message>
    <message>
        <source>Mean over labels of 2·TP / (2·TP + FP + FN).</source>
        <translation>2·TP / (2·TP + FP + FN) 对标签的平均。</translation>
    </message>
    <message>
        <source>Every label counts alike, however rare it is.</source>
        <translation>每个标签无论多罕见都等权。</translation>
    </message>
    <message>
        <source>A few items of a rare label can move it a lot, and labels that occur nowhere are 0/0.</source>
        <translation>罕见标签的几个样本就能使它变动很大；从未出现的标签是 0/0。</translation>
    </message>
    <message>
        <source>Weighted F1 of label sets</source>
        <translation>标签集加权 F1</translation>
    </message>
    <message>
        <source>Mean of F1 over labels, each weighted by its number in the reference.</source>
        <translation>各标签 F1 的加权平均，权重为该标签在参考答案中的个数。</translation>
    </message>
    <message>
        <source>Between micro and macro: scores of labels, but frequent labels count more.</source>
        <translation>介于微平均与宏平均之间：以标签得分为基础，但常见标签份量更重。</translation>
    </message>
    <message>
        <source>It need not lie between precision and recall, and hides rare labels.</source>
        <translation>它不一定介于精确率与召回率之间，而且掩盖罕见标签。</translation>
    </message>
    <message>
        <source>Macro-precision of label sets</source>
        <translation>标签集宏平均精确率</translation>
    </message>
    <message>
        <source>Mean over labels of TP / (TP + FP).</source>
        <translation>TP / (TP + FP) 对标签的平均。</translation>
    </message>
    <message>
        <source>Precision of a label, averaged over labels that all count alike.</source>
        <translation>各标签的精确率，所有标签等权平均。</translation>
    </message>
    <message>
        <source>A label that is never assigned has no precision: 0/0 counts as you chose.</source>
        <translation>从未给出的标签没有精确率：0/0 按所选方式计。</translation>
    </message>
    <message>
        <source>Macro-recall of label sets</source>
        <translation>标签集宏平均召回率</translation>
    </message>
    <message>
        <source>Mean over labels of TP / (TP + FN).</source>
        <translation>TP / (TP + FN) 对标签的平均。</translation>
    </message>
    <message>
        <source>Recall of a label, averaged over labels that all count alike.</source>
        <translation>各标签的召回率，所有标签等权平均。</translation>
    </message>
    <message>
        <source>A label that the reference lacks has no recall: 0/0 counts as you chose.</source>
        <translation>参考答案中没有的标签没有召回率：0/0 按所选方式计。</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0): {policy}.</source>
        <translation>{what} 无定义（0/0）：{policy}。</translation>
    </message>
    <message>
        <source>Micro-F1 of label sets</source>
        <translation>标签集微平均 F1</translation>
    </message>
    <message>
        <source>2·right labels / (predicted + expected labels), summed over all items; with β: (1 + β²)·right / (β²·expected + predicted).</source>
        <translation>2·正确标签数 /（预测标签数 + 应有标签数），对所有样本求和；带 β 时为 (1 + β²)·正确 /（β²·应有 + 预测）。</translation>
    </message>
    <message>
        <source>Every decision “this item has this label” counts alike, so frequent labels and items with many labels decide.</source>
        <translation>每个“该样本有此标签”的判断等权，因此常见标签和标签多的样本起主要作用。</translation>
    </message>
    <message>
        <source>A rare label can be missed everywhere without much effect: look at macro-F1.</source>
        <translation>罕见标签处处漏掉也影响不大：请看宏平均 F1。</translation>
    </message>
    <message>
        <source>Micro-precision of label sets</source>
        <translation>标签集微平均精确率</translation>
    </message>
    <message>
        <source>Right labels / predicted labels, summed over all items.</source>
        <translation>正确标签数 / 预测标签数，对所有样本求和。</translation>
    </message>
    <message>
        <source>How often a label that the system assigns is right.</source>
        <translation>系统给出的标签有多少是对的。</translation>
    </message>
    <message>
        <source>A system that assigns few and only sure labels has a high one: see recall too.</source>
        <translation>只给少数有把握的标签的系统会很高：请同时看召回率。</translation>
    </message>
    <message>
        <source>Micro-recall of label sets</source>
        <translation>标签集微平均召回率</translation>
    </message>
    <message>
        <source>Right labels / expected labels, summed over all items.</source>
        <translation>正确标签数 / 应有标签数，对所有样本求和。</translation>
    </message>
    <message>
        <source>How many of the labels that items should have the system finds.</source>
        <translation>样本应有的标签系统找到了多少。</translation>
    </message>
    <message>
        <source>A system that assigns every label to every item has 1: see precision too.</source>
        <translation>给每个样本都加上全部标签的系统为 1：请同时看精确率。</translation>
    </message>
    <message>
        <source>Hamming loss</source>
        <translation>汉明损失</translation>
    </message>
    <message>
        <source>Labels that are wrongly assigned or wrongly missing / (items × labels); lower is better.</source>
        <translation>误加或漏掉的标签数 /（样本数 × 标签数）；越低越好。</translation>
    </message>
    <message>
        <source>How often the decision whether an item has a label is wrong.</source>
        <translation>“样本是否有某标签”这一判断出错的频率。</translation>
    </message>
    <message>
        <source>With many labels and few per item it is low whatever a system does, even for one that assigns nothing.</source>
        <translation>标签很多而每个样本标签很少时，无论系统如何它都很低，什么标签都不给也一样。</translation>
    </message>
    <message>
        <source>Standardise answers</source>
        <translation>标准化答案</translation>
    </message>
    <message>
        <source>Bring each system&apos;s answers to mean 0 and deviation 1 before answers are swapped; the correlation itself stays the same.</source>
        <translation>交换答案之前，先把每个系统的答案化为均值 0、标准差 1；相关系数本身不变。</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>平均绝对误差</translation>
    </message>
    <message>
        <source>Mean over items of |answer − reference|.</source>
        <translation>|答案 − 参考值| 对样本的平均。</translation>
    </message>
    <message>
        <source>By how much an answer is off on average, in the unit of the numbers. Lower is better.</source>
        <translation>答案平均偏离多少，以数值本身的单位计。越低越好。</translation>
    </message>
    <message>
        <source>It depends on the unit: errors of two data sets cannot be compared. An answer that is always the median can have a low one.</source>
        <translation>它取决于单位：两个数据集的误差不能相比。总是回答中位数，误差也可能很低。</translation>
    </message>
    <message>
        <source>Mean squared error</source>
        <translation>均方误差</translation>
    </message>
    <message>
        <source>Mean over items of (answer − reference)².</source>
        <translation>（答案 − 参考值）² 对样本的平均。</translation>
    </message>
    <message>
        <source>Mean squared error: large errors count much more than small ones. Lower is better.</source>
        <translation>均方误差：大误差的份量远重于小误差。越低越好。</translation>
    </message>
    <message>
        <source>Its unit is the square of the numbers&apos; unit, and a single outlier can decide a comparison.</source>
        <translation>它的单位是数值单位的平方；一个离群值就可能左右比较。</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>均方根误差</translation>
    </message>
    <message>
        <source>Square root of the mean over items of (answer − reference)².</source>
        <translation>（答案 − 参考值）² 对样本平均后的平方根。</translation>
    </message>
    <message>
        <source>Like the mean absolute error in the unit of the numbers, but large errors count more. Lower is better.</source>
        <translation>与平均绝对误差一样以数值的单位计，但大误差份量更重。越低越好。</translation>
    </message>
    <message>
        <source>It is at least the mean absolute error, and a single outlier can decide it.</source>
        <translation>它不小于平均绝对误差；一个离群值就可能左右它。</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>1 − Σ(answer − reference)² / Σ(reference − mean)²; below 0 when always answering the mean would be better.</source>
        <translation>1 − Σ（答案 − 参考值）² / Σ（参考值 − 平均值）²；如果总是回答平均值更好，则小于 0。</translation>
    </message>
    <message>
        <source>How much better the answers are than always answering the mean of the reference: 1 is perfect, 0 no better, and below 0 worse.</source>
        <translation>答案比总是回答参考值的平均值好多少：1 为完美，0 为不比它好，小于 0 为更差。</translation>
    </message>
    <message>
        <source>This is not the square of a correlation: answers on another scale can correlate perfectly and have an R² far below 0.</source>
        <translation>它不是相关系数的平方：尺度不同的答案可以完全相关，而 R² 远小于 0。</translation>
    </message>
    <message>
        <source>R² is undefined: the reference has the same number everywhere.</source>
        <translation>R² 无定义：参考值处处相同。</translation>
    </message>
    <message>
        <source>Always answering the mean of the reference would be better. Perhaps the answers are on another scale: then look at correlations.</source>
        <translation>总是回答参考值的平均值反而更好。也许答案用的是另一种尺度：那样请看相关系数。</translation>
    </message>
    <message>
        <source>{what} is undefined: the reference or the answers are the same number everywhere.</source>
        <translation>{what} 无定义：参考值或答案处处是同一个数。</translation>
    </message>
    <message>
        <source>Pearson&apos;s r</source>
        <translation>Pearson r</translation>
    </message>
    <message>
        <source>Covariance of answers and reference over the product of their standard deviations.</source>
        <translation>答案与参考值的协方差，除以两者标准差之积。</translation>
    </message>
    <message>
        <source>How nearly answers and reference lie on a rising straight line, whatever their units: 1 on the line, 0 without any linear relation, −1 on a falling line.</source>
        <translation>无论单位如何，答案与参考值有多接近一条上升的直线：在直线上为 1，毫无线性关系为 0，在下降的直线上为 −1。</translation>
    </message>
    <message>
        <source>A few extreme items can make or break it, and answers that are off by a constant or a factor still get 1. Look at the scatter.</source>
        <translation>少数极端样本就能左右它；答案整体偏移一个常数或一个倍数，仍可得 1。请看散点图。</translation>
    </message>
    <message>
        <source>Lin&apos;s concordance</source>
        <translation>Lin 一致性相关系数</translation>
    </message>
    <message>
        <source>2·covariance / (both variances + squared difference of the means), with divisor n: correlation with the line of equality.</source>
        <translation>2·协方差 /（两个方差之和 + 均值差的平方），除数为 n：与相等线的相关。</translation>
    </message>
    <message>
        <source>Like Pearson&apos;s r, but answers must equal the reference, not only rise with it: an offset or a wrong scale lowers it.</source>
        <translation>与 Pearson r 相似，但答案必须等于参考值，而不只是随之上升：偏移或尺度不对都会降低它。</translation>
    </message>
    <message>
        <source>It grows with the spread of the reference, so two data sets cannot be compared by it.</source>
        <translation>参考值越分散它越高，因此不能用它比较两个数据集。</translation>
    </message>
    <message>
        <source>Spearman&apos;s ρ</source>
        <translation>Spearman ρ</translation>
    </message>
    <message>
        <source>Pearson&apos;s correlation of the ranks; equal numbers share their middle rank.</source>
        <translation>秩的 Pearson 相关系数；相同的数值取平均秩。</translation>
    </message>
    <message>
        <source>How nearly the answers put the items in the reference&apos;s order: 1 for the same order, −1 for the reverse. Distances between numbers do not matter.</source>
        <translation>答案给出的次序与参考的次序有多接近：次序相同为 1，完全相反为 −1。数值之间的距离无关紧要。</translation>
    </message>
    <message>
        <source>With many equal numbers it says little, and it cannot be compared with Pearson&apos;s r or Kendall&apos;s τ: for the same data τ is usually smaller.</source>
        <translation>相同数值很多时它说明不了什么；它也不能与 Pearson r 或 Kendall τ 相比：对同样的数据，τ 通常较小。</translation>
    </message>
    <message>
        <source>Kendall&apos;s τ-b</source>
        <translation>Kendall τ-b</translation>
    </message>
    <message>
        <source>(concordant − discordant pairs) / √(pairs not tied in the reference × pairs not tied in the answers).</source>
        <translation>（一致对 − 不一致对）/ √（参考中不并列的对数 × 答案中不并列的对数）。</translation>
    </message>
    <message>
        <source>Take two items at random: how much more often do the answers order them as the reference does than the other way round?</source>
        <translation>随机取两个样本：答案对它们的排序与参考相同的情况，比相反的情况多多少？</translation>
    </message>
    <message>
        <source>There are several taus. This one corrects for ties on both sides; τ-a, τ-c and the variants of the WMT shared tasks treat ties otherwise and give other numbers.</source>
        <translation>τ 有好几种。这一种对两侧的并列都作校正；τ-a、τ-c 以及 WMT 评测中的各种变体对并列的处理不同，数值也不同。</translation>
    </message>
    <message>
        <source>Levels are counted in this order: {labels}.</source>
        <translation>等级按此次序计算：{labels}。</translation>
    </message>
    <message>
        <source>Mean absolute error in levels</source>
        <translation>平均绝对误差（等级数）</translation>
    </message>
    <message>
        <source>Mean over items of the number of levels between answer and reference, in label order; a missing answer is one level farther than any answer can be.</source>
        <translation>答案与参考按标签次序相差的等级数对样本的平均；缺失的答案比任何答案可能的差距还多一级。</translation>
    </message>
    <message>
        <source>For stars, grades and other labels with an order: 4 instead of 5 is a smaller mistake than 1 instead of 5. Lower is better.</source>
        <translation>适用于星级、分数等有次序的标签：把 5 判成 4 比判成 1 错得轻。越低越好。</translation>
    </message>
    <message>
        <source>Means nothing for labels without an order, takes all levels as equally far apart, and with one level prevailing a system that always answers it does well.</source>
        <translation>对没有次序的标签没有意义；相邻等级一律视为等距；某个等级占绝大多数时，总是回答它的系统也不错。</translation>
    </message>
    <message>
        <source>Within one level</source>
        <translation>相差不超过一级</translation>
    </message>
    <message>
        <source>Answers at most one level off (or as many as chosen) / items, in label order; a missing answer is not within.</source>
        <translation>与参考至多相差一级（或所选级数）的答案数 / 样本数，按标签次序；缺失的答案不算。</translation>
    </message>
    <message>
        <source>How often an answer is right or next to right, for labels with an order; 0 levels give accuracy.</source>
        <translation>对有次序的标签，答对或只差一级的频率；0 级时就是准确率。</translation>
    </message>
    <message>
        <source>With three levels the middle one is always within one: choose it only for scales of five levels or more.</source>
        <translation>只有三级时，中间一级总在一级之内：请只用于五级以上的量表。</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>How many levels off an answer may be.</source>
        <translation>答案最多可以差几级。</translation>
    </message>
    <message>
        <source>{n:,} queries have no relevant document in the judgements: they score 0, whatever a run does.</source>
        <translation>{n:,} 个查询在判断中没有相关文档：无论结果如何都得 0 分。</translation>
    </message>
    <message>
        <source>Cut-off</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>How many ranks are looked at; 0 for all of them.</source>
        <translation>看多少个名次；0 表示全部。</translation>
    </message>
    <message>
        <source>How many ranks are looked at.</source>
        <translation>看多少个名次。</translation>
    </message>
    <message>
        <source>Relevant from grade</source>
        <translation>相关的最低等级</translation>
    </message>
    <message>
        <source>The lowest grade that counts as relevant where grades do not matter.</source>
        <translation>在不区分等级之处，算作相关的最低等级。</translation>
    </message>
    <message>
        <source>Mean average precision (MAP)</source>
        <translation>平均精度均值（MAP）</translation>
    </message>
    <message>
        <source>Mean over queries of: precision at the rank of each relevant document, summed and divided by the number of relevant documents, found or not.</source>
        <translation>对各查询求平均：每篇相关文档所在名次处的精确率之和，除以相关文档总数（无论是否找到）。</translation>
    </message>
    <message>
        <source>Rewards runs that put all relevant documents near the top: every relevant document counts with the precision down to its rank, and one that is not found counts 0.</source>
        <translation>奖励把所有相关文档排在前面的结果：每篇相关文档按截至其名次的精确率计，没有找到的计 0。</translation>
    </message>
    <message>
        <source>It needs nearly complete judgements: documents that nobody judged count as not relevant, which punishes runs unlike those that were pooled.</source>
        <translation>它要求相关性判断近乎完整：没有判断过的文档算作不相关，这对与入池系统不同的系统不利。</translation>
    </message>
    <message>
        <source>Geometric MAP (GMAP)</source>
        <translation>几何平均 MAP（GMAP）</translation>
    </message>
    <message>
        <source>Geometric mean over queries of average precision, of which a small number is the least.</source>
        <translation>各查询平均精度的几何平均，平均精度至少取一个很小的数。</translation>
    </message>
    <message>
        <source>Like MAP, but improvements on the hardest queries count most.</source>
        <translation>与 MAP 相似，但最难的查询上的改进最重要。</translation>
    </message>
    <message>
        <source>Queries with AP 0 count as ε, and ε decides how much they weigh.</source>
        <translation>平均精度为 0 的查询按 ε 计，而 ε 决定了它们的份量。</translation>
    </message>
    <message>
        <source>Least AP (ε)</source>
        <translation>最小平均精度（ε）</translation>
    </message>
    <message>
        <source>What a query counts whose average precision is less.</source>
        <translation>平均精度低于它的查询按它计。</translation>
    </message>
    <message>
        <source>Mean reciprocal rank (MRR)</source>
        <translation>平均倒数排名（MRR）</translation>
    </message>
    <message>
        <source>Mean over queries of 1 / rank of the first relevant document; 0 when there is none.</source>
        <translation>对各查询求平均：1 / 第一篇相关文档的名次；没有则为 0。</translation>
    </message>
    <message>
        <source>For searches that one good document satisfies: 1 when it is always first, .5 when always second.</source>
        <translation>适用于一篇好文档就足够的检索：总排第一为 1，总排第二为 .5。</translation>
    </message>
    <message>
        <source>It looks at one document a query: from rank 1 to 2 it loses .5, from rank 10 to 100 hardly anything. MS MARCO cuts it at 10.</source>
        <translation>每个查询只看一篇文档：从第 1 名降到第 2 名损失 .5，从第 10 名降到第 100 名几乎没有损失。MS MARCO 只看前 10 名。</translation>
    </message>
    <message>
        <source>Precision at k</source>
        <translation>前 k 名精确率</translation>
    </message>
    <message>
        <source>Mean over queries of: relevant documents among the first k / k; ranks a run leaves empty are not relevant.</source>
        <translation>对各查询求平均：前 k 名中的相关文档数 / k；结果中空着的名次算不相关。</translation>
    </message>
    <message>
        <source>What someone sees who looks at the first k documents and no further.</source>
        <translation>只看前 k 篇文档的人看到的情形。</translation>
    </message>
    <message>
        <source>A query with fewer than k relevant documents can never reach 1.</source>
        <translation>相关文档少于 k 篇的查询永远达不到 1。</translation>
    </message>
    <message>
        <source>Recall at k</source>
        <translation>前 k 名召回率</translation>
    </message>
    <message>
        <source>Mean over queries of: relevant documents among the first k / all relevant ones.</source>
        <translation>对各查询求平均：前 k 名中的相关文档数 / 全部相关文档数。</translation>
    </message>
    <message>
        <source>How much of what there is to find stands among the first k documents: what a second stage can at best work with.</source>
        <translation>该找到的文档有多少排在前 k 名：这是第二阶段所能达到的上限。</translation>
    </message>
    <message>
        <source>Relevant documents that nobody judged are missing from R, so it is too high.</source>
        <translation>没有判断过的相关文档不在总数之内，因此它偏高。</translation>
    </message>
    <message>
        <source>Success at k (hit rate)</source>
        <translation>前 k 名成功率（命中率）</translation>
    </message>
    <message>
        <source>Share of queries with a relevant document among the first k.</source>
        <translation>前 k 名中有相关文档的查询所占比例。</translation>
    </message>
    <message>
        <source>How often someone finds anything at all among the first k documents.</source>
        <translation>在前 k 篇文档中究竟能找到东西的频率。</translation>
    </message>
    <message>
        <source>One hit is as good as ten, and rank 1 as good as rank k.</source>
        <translation>命中一篇与命中十篇一样好，第 1 名与第 k 名一样好。</translation>
    </message>
    <message>
        <source>R-precision</source>
        <translation>R 精确率</translation>
    </message>
    <message>
        <source>Mean over queries of precision at rank R, the number of relevant documents.</source>
        <translation>对各查询求平均：第 R 名处的精确率，R 为相关文档数。</translation>
    </message>
    <message>
        <source>The point of a ranking at which precision and recall are equal.</source>
        <translation>排序中精确率与召回率相等的那一点。</translation>
    </message>
    <message>
        <source>Each query is cut at another rank, which no reader would do.</source>
        <translation>各查询在不同的名次截断，没有哪个读者会这样看。</translation>
    </message>
    <message>
        <source>bpref</source>
        <translation>bpref</translation>
    </message>
    <message>
        <source>Mean over queries of: 1 − judged non-relevant documents above a relevant one (at most R) / min(R, N), averaged over all relevant documents.</source>
        <translation>对各查询求平均：对每篇相关文档，1 − 排在它前面、判为不相关的文档数（至多 R）/ min(R, N)，再对全部相关文档求平均。</translation>
    </message>
    <message>
        <source>Looks at judged documents only, for collections with incomplete judgements.</source>
        <translation>只看判断过的文档，适用于判断不完整的数据集。</translation>
    </message>
    <message>
        <source>With few judged non-relevant documents it is coarse, and it ignores ranks.</source>
        <translation>判为不相关的文档很少时它很粗糙，而且不看名次。</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>What a document of grade g is worth.</source>
        <translation>等级为 g 的文档值多少。</translation>
    </message>
    <message>
        <source>g, as trec_eval</source>
        <translation>g，与 trec_eval 相同</translation>
    </message>
    <message>
        <source>2^g − 1, as gdeval and Burges et al.</source>
        <translation>2^g − 1，与 gdeval 及 Burges 等人相同</translation>
    </message>
    <message>
        <source>nDCG</source>
        <translation>nDCG</translation>
    </message>
    <message>
        <source>Mean over queries of: gains of the ranked documents, each divided by log2(rank + 1), summed / the same of the best possible ranking; gain is the grade, or 2^grade − 1.</source>
        <translation>对各查询求平均：所排文档的增益各除以 log2（名次 + 1）后求和，再除以最佳排序的同一数值；增益为等级，或 2^等级 − 1。</translation>
    </message>
    <message>
        <source>How near a ranking comes to the best possible one, when better documents are worth more and later ranks less.</source>
        <translation>越好的文档价值越高、越靠后的名次价值越低时，排序离最佳排序有多近。</translation>
    </message>
    <message>
        <source>Two formulas go by this name: with grades beyond 0 and 1 linear and exponential gain differ. The cut-off applies to the ideal ranking as well.</source>
        <translation>有两个公式同用此名：等级不只 0 和 1 时，线性增益与指数增益结果不同。截断同样用于最佳排序。</translation>
    </message>
    <message>
        <source>DCG</source>
        <translation>DCG</translation>
    </message>
    <message>
        <source>Mean over queries of: gains of the ranked documents, each / log2(rank + 1).</source>
        <translation>对各查询求平均：所排文档的增益各除以 log2（名次 + 1）后之和。</translation>
    </message>
    <message>
        <source>nDCG before it is divided by the best possible value.</source>
        <translation>nDCG 除以最佳值之前的数值。</translation>
    </message>
    <message>
        <source>Queries with many relevant documents decide the mean.</source>
        <translation>相关文档多的查询左右平均值。</translation>
    </message>
    <message>
        <source>Expected reciprocal rank (ERR)</source>
        <translation>期望倒数排名（ERR）</translation>
    </message>
    <message>
        <source>Mean over queries of the expected 1 / rank at which a reader stops, who is satisfied by a document of grade g with probability (2^g − 1) / 2^top.</source>
        <translation>对各查询求平均：读者停下时 1 / 名次的期望；等级为 g 的文档以概率 (2^g − 1) / 2^top 令读者满意。</translation>
    </message>
    <message>
        <source>A reader goes down the list and stops at the first satisfying document: documents after a good one hardly count.</source>
        <translation>读者顺着列表往下看，遇到第一篇满意的文档就停下：好文档之后的文档几乎不计。</translation>
    </message>
    <message>
        <source>The top grade decides: gdeval takes 4 whatever the judgements say, so with grades 0 and 1 its values are tiny. Compare only values with the same top.</source>
        <translation>最高等级起决定作用：无论判断如何，gdeval 一律取 4，因此等级只有 0 和 1 时数值很小。只能比较最高等级相同的数值。</translation>
    </message>
    <message>
        <source>Top grade</source>
        <translation>最高等级</translation>
    </message>
    <message>
        <source>The highest grade of the scale; 0 for the highest one given in the query.</source>
        <translation>量表的最高等级；0 表示取该查询中出现的最高等级。</translation>
    </message>
    <message>
        <source>Rank-biased precision (RBP)</source>
        <translation>排名偏置精度（RBP）</translation>
    </message>
    <message>
        <source>Mean over queries of (1 − p)·Σ p^(rank − 1) over the relevant documents, relevant or not without grades.</source>
        <translation>对各查询求平均：(1 − p)·Σ p^(名次 − 1)，对相关文档求和，只分相关与否，不分等级。</translation>
    </message>
    <message>
        <source>The rate at which a patient reader finds relevant documents, who goes from one document to the next with probability p: .5 looks at two documents on average, .8 at five, .95 at twenty.</source>
        <translation>一位耐心的读者找到相关文档的速率，他以概率 p 从一篇文档走向下一篇：p 为 .5 时平均看两篇，.8 时五篇，.95 时二十篇。</translation>
    </message>
    <message>
        <source>It rarely comes near 1, because no query has relevant documents without end. Some tools multiply by grades and get other values.</source>
        <translation>它很少接近 1，因为没有哪个查询有无穷多的相关文档。有的工具还乘以等级，得到另外的数值。</translation>
    </message>
    <message>
        <source>Persistence (p)</source>
        <translation>持续概率（p）</translation>
    </message>
    <message>
        <source>Probability that a reader goes on from one document to the next.</source>
        <translation>读者从一篇文档继续看下一篇的概率。</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier 分数</translation>
    </message>
    <message>
        <source>Mean over items of the squared differences between probabilities and truth, summed over classes; halved for two classes. Lower is better.</source>
        <translation>概率与真实情况之差的平方，对类别求和，再对样本求平均；两个类别时减半。越低越好。</translation>
    </message>
    <message>
        <source>How far the probabilities are from what happened: 0 is perfect. It rewards both right order and honest size of probabilities.</source>
        <translation>概率与实际发生的情况相差多远：0 为完美。它既奖励次序正确，也奖励概率大小如实。</translation>
    </message>
    <message>
        <source>For two classes some programs sum over both classes and get twice this value.</source>
        <translation>两个类别时，有些程序对两个类别求和，得到的值是这里的两倍。</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Mean over items of −ln of the probability given to the right class (cross-entropy). Lower is better.</source>
        <translation>正确类别所得概率的 −ln 对样本的平均（交叉熵）。越低越好。</translation>
    </message>
    <message>
        <source>How surprised the classifier is by the truth. A sure and wrong answer costs without bound.</source>
        <translation>真实情况让分类器有多意外。很有把握却答错，代价没有上限。</translation>
    </message>
    <message>
        <source>One right class with probability 0 makes it infinite. Some programs clip probabilities silently; here nothing is clipped.</source>
        <translation>只要有一个正确类别的概率为 0，它就是无穷大。有些程序会不声不响地截断概率；这里不作任何截断。</translation>
    </message>
    <message>
        <source>Log loss is infinite: a right class was given the probability 0.</source>
        <translation>对数损失为无穷大：有正确类别的概率被给成了 0。</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>期望校准误差</translation>
    </message>
    <message>
        <source>Items in bins of equal width by the probability of the answer; mean distance between accuracy and mean probability of the bins, weighted by their items. Lower is better.</source>
        <translation>按答案的概率把样本分入等宽的区段；各区段的准确率与平均概率之间的距离，按样本数加权平均。越低越好。</translation>
    </message>
    <message>
        <source>Of all answers given with probability .8, are 80 % right? The mean distance from that.</source>
        <translation>在所有以 .8 的概率给出的答案中，是否有 80 % 答对？这里看的是与此的平均距离。</translation>
    </message>
    <message>
        <source>It depends on the number of bins and is biased upwards in small samples. A classifier that always answers with the share of the largest class is perfectly calibrated and useless.</source>
        <translation>它取决于区段的个数，样本少时偏高。一个分类器如果总以最大类别所占的比例作答，校准完美却毫无用处。</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>区段数</translation>
    </message>
    <message>
        <source>Bins of equal width between 0 and 1.</source>
        <translation>0 与 1 之间的等宽区段。</translation>
    </message>
    <message>
        <source>Reading of tags</source>
        <translation>标记的读法</translation>
    </message>
    <message>
        <source>As conlleval reads them, a span may begin with I-; strictly, tags that break the rules of the scheme mark nothing.</source>
        <translation>按 conlleval 的读法，片段可以以 I- 开头；严格读法下，违反标注方案规则的标记不构成任何片段。</translation>
    </message>
    <message>
        <source>as conlleval does</source>
        <translation>与 conlleval 相同</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>标注方案</translation>
    </message>
    <message>
        <source>The scheme whose rules a strict reading follows.</source>
        <translation>严格读法所遵循的标注方案。</translation>
    </message>
    <message>
        <source>that of the reference</source>
        <translation>参考答案的方案</translation>
    </message>
    <message>
        <source>each file&apos;s own</source>
        <translation>各文件自己的方案</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0): {why}; {policy}.</source>
        <translation>{what}无定义（0/0）：{why}；{policy}。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Count spans of this type only; empty for all types.</source>
        <translation>只计入该类型的片段；留空表示所有类型。</translation>
    </message>
    <message>
        <source>Span F1</source>
        <translation>片段 F1</translation>
    </message>
    <message>
        <source>2·right / (predicted + reference), where a span is right when its first token, its last token and its type are; summed over all sentences (micro-average).</source>
        <translation>2·正确数 /（预测数 + 参考数）；片段的首词元、末词元和类型都正确才算正确；在所有句子上求和（微平均）。</translation>
    </message>
    <message>
        <source>The score of named-entity recognition and chunking: tags are read as spans, and a predicted span counts only when the reference has exactly the same one. Tags are read as the script conlleval does, which lets a span begin with I-, unless you choose the strict reading.</source>
        <translation>命名实体识别和组块分析的常用得分：把标记读成片段，预测的片段只有与参考答案中的片段完全相同才算数。标记默认按 conlleval 脚本的方式读取，即允许片段以 I- 开头，除非选择严格读法。</translation>
    </message>
    <message>
        <source>A span with one token too many is wrong twice, as a false span and as a missed one. Frequent types decide the sum; look at the types one by one. The lenient and the strict reading differ wherever a system writes malformed tags.</source>
        <translation>多出一个词元的片段会错两次：既是误报，又是漏报。总和由常见类型决定，请逐个类型查看。只要系统写出不合规的标记，宽松读法与严格读法的结果就不同。</translation>
    </message>
    <message>
        <source>there is no span in either</source>
        <translation>两边都没有片段</translation>
    </message>
    <message>
        <source>Span F1, strict</source>
        <translation>片段 F1（严格）</translation>
    </message>
    <message>
        <source>Span F1 in which only spans count that follow the rules of the scheme of the reference.</source>
        <translation>只计入遵守参考答案标注方案规则的片段的 F1。</translation>
    </message>
    <message>
        <source>Span F1 with tags read by the rules of their scheme, as the strict mode of seqeval does: in IOB2, a span that begins with I- is none. It equals the lenient score when every system writes well-formed tags.</source>
        <translation>按标注方案的规则读取标记的片段 F1，与 seqeval 的严格模式相同：在 IOB2 中，以 I- 开头的不算片段。如果每个系统的标记都合规，它等于宽松得分。</translation>
    </message>
    <message>
        <source>A system that writes another scheme than the reference scores near 0 though its spans may be right. Published scores are usually lenient.</source>
        <translation>标注方案与参考答案不同的系统，即使片段正确，得分也接近 0。发表的得分通常是宽松的。</translation>
    </message>
    <message>
        <source>Span precision</source>
        <translation>片段精确率</translation>
    </message>
    <message>
        <source>Right spans / predicted spans, summed over all sentences.</source>
        <translation>正确的片段 / 预测的片段，在所有句子上求和。</translation>
    </message>
    <message>
        <source>How far a span that the system marks can be trusted.</source>
        <translation>系统标出的片段有多可信。</translation>
    </message>
    <message>
        <source>A system that marks hardly anything can have a high precision.</source>
        <translation>几乎什么都不标的系统也可能有很高的精确率。</translation>
    </message>
    <message>
        <source>no span was predicted</source>
        <translation>没有预测任何片段</translation>
    </message>
    <message>
        <source>Span recall</source>
        <translation>片段召回率</translation>
    </message>
    <message>
        <source>Right spans / spans of the reference, summed over all sentences.</source>
        <translation>正确的片段 / 参考答案的片段，在所有句子上求和。</translation>
    </message>
    <message>
        <source>How many of the spans there are the system finds.</source>
        <translation>系统找到了多少应有的片段。</translation>
    </message>
    <message>
        <source>A system that marks nearly everything can have a high recall.</source>
        <translation>几乎什么都标的系统也可能有很高的召回率。</translation>
    </message>
    <message>
        <source>the reference has no span</source>
        <translation>参考答案中没有片段</translation>
    </message>
    <message>
        <source>Boundary F1</source>
        <translation>边界 F1</translation>
    </message>
    <message>
        <source>2·right / (predicted + reference), where a span is right when its first and its last token are (“exact” in SemEval-2013).</source>
        <translation>2·正确数 /（预测数 + 参考数）；首词元和末词元正确即算正确（SemEval-2013 中的“exact”）。</translation>
    </message>
    <message>
        <source>How well spans are found, apart from how well they are named: types are not looked at.</source>
        <translation>片段找得有多准，与类型命名无关：不看类型。</translation>
    </message>
    <message>
        <source>It can only be higher than span F1; the gap is what wrong types cost.</source>
        <translation>它只会高于片段 F1；差距就是类型错误的代价。</translation>
    </message>
    <message>
        <source>Partial-match F1</source>
        <translation>部分匹配 F1</translation>
    </message>
    <message>
        <source>2·(exact + partial/2) / (predicted + reference): bounds that are right count 1, an overlapping partner counts 1/2, whatever the type (“partial” in SemEval-2013).</source>
        <translation>2·（完全 + 部分/2）/（预测数 + 参考数）：边界正确计 1，有重叠的配对计 1/2，不论类型（SemEval-2013 中的“partial”）。</translation>
    </message>
    <message>
        <source>A span that overlaps one of the reference earns half a point. Partners are taken from left to right, and no span has two.</source>
        <translation>与参考答案片段重叠的片段得半分。配对从左到右进行，每个片段至多一个配对。</translation>
    </message>
    <message>
        <source>One shared token is enough for half a point, however long the spans are.</source>
        <translation>无论片段多长，共有一个词元就足以得半分。</translation>
    </message>
    <message>
        <source>Type-match F1</source>
        <translation>类型匹配 F1</translation>
    </message>
    <message>
        <source>2·right / (predicted + reference), where a span is right when it overlaps a span of the reference of the same type (“type” in SemEval-2013).</source>
        <translation>2·正确数 /（预测数 + 参考数）；与参考答案中同类型的片段重叠即算正确（SemEval-2013 中的“type”）。</translation>
    </message>
    <message>
        <source>How well spans are named, forgiving wrong bounds. Partners are taken from left to right, and no span has two.</source>
        <translation>片段命名得有多准，不计较边界错误。配对从左到右进行，每个片段至多一个配对。</translation>
    </message>
    <message>
        <source>One shared token is enough, however long the spans are.</source>
        <translation>无论片段多长，共有一个词元就够了。</translation>
    </message>
    <message>
        <source>Macro-F1 of types</source>
        <translation>类型宏平均 F1</translation>
    </message>
    <message>
        <source>Mean of the span F1 of every type, each type counting the same.</source>
        <translation>各类型片段 F1 的平均值，每个类型权重相同。</translation>
    </message>
    <message>
        <source>Span F1 is computed for each type by itself and averaged, so that rare types count as much as frequent ones.</source>
        <translation>先为每个类型单独计算片段 F1，再取平均，因此罕见类型与常见类型同样重要。</translation>
    </message>
    <message>
        <source>A type with a handful of spans moves the mean as much as the most frequent one, and so does a type that only one system invents.</source>
        <translation>只有少数几个片段的类型对平均值的影响与最常见的类型一样大；只有一个系统臆造的类型也是如此。</translation>
    </message>
    <message>
        <source>Token accuracy</source>
        <translation>词元准确率</translation>
    </message>
    <message>
        <source>Tokens with the tag of the reference / tokens.</source>
        <translation>标记与参考答案相同的词元 / 词元。</translation>
    </message>
    <message>
        <source>The usual score of part-of-speech tagging. Tags are compared as they are written, so I-LOC for B-LOC is wrong.</source>
        <translation>词性标注的常用得分。标记按原样比较，因此把 B-LOC 写成 I-LOC 算错。</translation>
    </message>
    <message>
        <source>Where most tokens are outside of any span, tagging nothing at all scores high.</source>
        <translation>如果大多数词元不在任何片段内，什么都不标也能得高分。</translation>
    </message>
    <message>
        <source>Sentence accuracy</source>
        <translation>句子准确率</translation>
    </message>
    <message>
        <source>Sentences in which every tag is that of the reference / sentences.</source>
        <translation>所有标记都与参考答案相同的句子 / 句子。</translation>
    </message>
    <message>
        <source>A sentence counts only when no tag in it is wrong.</source>
        <translation>只有没有任何错误标记的句子才算数。</translation>
    </message>
    <message>
        <source>Long sentences are hardly ever right; compare by length as well.</source>
        <translation>长句几乎从不全对；请同时按长度比较。</translation>
    </message>
    <message>
        <source>Ignore punctuation</source>
        <translation>忽略标点</translation>
    </message>
    <message>
        <source>Leave punctuation marks out.</source>
        <translation>略去标点符号。</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Deletions</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Insertions</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Match error rate</source>
        <translation>匹配错误率</translation>
    </message>
    <message>
        <source>Information lost</source>
        <translation>信息损失</translation>
    </message>
    <message>
        <source>Word error rate</source>
        <translation>词错误率</translation>
    </message>
    <message>
        <source>Words replaced, left out and added per word of the references, summed over the corpus. Lower is better.</source>
        <translation>参考中每个词对应的替换、遗漏和多余的词数，在整个语料上求和。越低越好。</translation>
    </message>
    <message>
        <source>The usual measure of speech recognition: the fewest words to replace, leave out or add to turn the output into the reference, over the words of the references. The sums are over the corpus, so long items weigh more. It can exceed 100 %.</source>
        <translation>语音识别的常用度量：把输出变成参考至少要替换、删去或添加多少个词，除以参考的词数。求和是在整个语料上进行的，因此长条目权重更大。它可以超过 100 %。</translation>
    </message>
    <message>
        <source>Lower is better. Case, punctuation and the spelling of numbers count as errors unless the texts are normalized first; say which. The mean of the items&apos; rates is another number.</source>
        <translation>越低越好。除非先对文本做规范化，大小写、标点和数字的写法都算作错误；请说明是否做了。各条目错误率的平均是另一个数值。</translation>
    </message>
    <message>
        <source>Character error rate</source>
        <translation>字符错误率</translation>
    </message>
    <message>
        <source>Characters replaced, left out and added per character of the references, summed over the corpus. Lower is better.</source>
        <translation>参考中每个字符对应的替换、遗漏和多余的字符数，在整个语料上求和。越低越好。</translation>
    </message>
    <message>
        <source>The word error rate with characters, blanks among them, in place of words: for Chinese and Japanese, for handwriting and scanned print.</source>
        <translation>以字符（包括空格）代替词的词错误率：用于中文和日文、手写体和扫描印刷品。</translation>
    </message>
    <message>
        <source>Lower is better. Blanks between words count as characters; blanks at the ends do not.</source>
        <translation>越低越好。词间空格算作字符；首尾空格不算。</translation>
    </message>
    <message>
        <source>METEOR</source>
        <translation>METEOR</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall of matched words, recall weighing nine times as much, lowered by up to half when the matches are scattered; mean over items.</source>
        <translation>匹配词的精确率与召回率的调和平均，召回率的权重为九倍，匹配分散时最多降低一半；取各条目的平均。</translation>
    </message>
    <message>
        <source>Words of the output are matched one to one with words of the reference: equal words, then words with the same Porter stem, then, if there is a WordNet, synonyms. The matches form chunks, runs in the same order on both sides; the fewer chunks, the better the order of words. With several references the best one counts.</source>
        <translation>输出的词与参考的词一一匹配：先是相同的词，然后是 Porter 词干相同的词，若有 WordNet 再匹配同义词。匹配组成语块，即两边顺序相同的连续片段；语块越少，词序越好。有多个参考时取最好的一个。</translation>
    </message>
    <message>
        <source>Several programs are called METEOR and give different numbers; this is the one of NLTK, not Meteor 1.5. Texts are cut at blanks, so give tokenized texts or choose Unicode words. Stems and synonyms are English. Say whether synonyms are on.</source>
        <translation>好几个程序都叫 METEOR，给出的数值却不同；这里是 NLTK 的那一个，不是 Meteor 1.5。文本按空格切分，因此请给出已分词的文本或选择 Unicode 词。词干和同义词只针对英语。请说明是否用了同义词。</translation>
    </message>
    <message>
        <source>Match stems</source>
        <translation>匹配词干</translation>
    </message>
    <message>
        <source>After equal words, match words with equal Porter stems (English).</source>
        <translation>在相同的词之后，再匹配 Porter 词干相同的词（英语）。</translation>
    </message>
    <message>
        <source>WordNet folder</source>
        <translation>WordNet 文件夹</translation>
    </message>
    <message>
        <source>A folder with the files index.noun, data.noun and so on of WordNet; synonyms are matched only then.</source>
        <translation>含有 WordNet 的 index.noun、data.noun 等文件的文件夹；只有这样才匹配同义词。</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Which of several possible matches is taken; this decides the chunks.</source>
        <translation>在几种可能的匹配中取哪一种；这决定了语块数。</translation>
    </message>
    <message>
        <source>Fewest chunks</source>
        <translation>语块最少</translation>
    </message>
    <message>
        <source>From the right (NLTK)</source>
        <translation>从右边开始（NLTK）</translation>
    </message>
    <message>
        <source>At white space (tokenized texts)</source>
        <translation>按空白切分（已分词的文本）</translation>
    </message>
    <message>
        <source>Unicode words</source>
        <translation>Unicode 词</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Weight of recall against precision.</source>
        <translation>召回率相对于精确率的权重。</translation>
    </message>
    <message>
        <source>How steeply scattered matches cost.</source>
        <translation>分散的匹配扣分有多陡。</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>The most that scattered matches cost.</source>
        <translation>分散的匹配最多扣多少。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>F1, or one of its parts: precision of the output, recall of the reference.</source>
        <translation>F1，或其组成部分：输出的精确率、参考的召回率。</translation>
    </message>
    <message>
        <source>Words are Unicode words here: rouge-score&apos;s own tokenizer would lose {percent:.0f} % of the letters. Name the tokenizer with the number.</source>
        <translation>这里的词是 Unicode 词：rouge-score 自己的分词器会丢失 {percent:.0f} % 的字母。请连同数值说明分词器。</translation>
    </message>
    <message>
        <source>The tokenizer of rouge-score keeps only a–z and 0–9: {percent:.0f} % of the texts have no word for it and score 0, even where they equal the reference. Choose Unicode words.</source>
        <translation>rouge-score 的分词器只保留 a–z 和 0–9：对它来说 {percent:.0f} % 的文本没有词，即使与参考相同也得 0 分。请选择 Unicode 词。</translation>
    </message>
    <message>
        <source>The tokenizer of rouge-score keeps only a–z and 0–9 and so loses {percent:.0f} % of the letters, which cuts words in two. Unicode words keep them.</source>
        <translation>rouge-score 的分词器只保留 a–z 和 0–9，因此丢失了 {percent:.0f} % 的字母，词被切成两段。Unicode 词会保留它们。</translation>
    </message>
    <message>
        <source>ROUGE-1</source>
        <translation>ROUGE-1</translation>
    </message>
    <message>
        <source>F1 of the words an output shares with its reference; mean over items.</source>
        <translation>输出与参考共有的词的 F1；取各条目的平均。</translation>
    </message>
    <message>
        <source>How many words of the summary occur in the reference (precision) and how many words of the reference occur in the summary (recall), a repeated word counted at most as often as on the other side. F1 is their harmonic mean; the system&apos;s score is the mean over items.</source>
        <translation>摘要的词有多少出现在参考中（精确率），参考的词有多少出现在摘要中（召回率），重复的词最多计另一边的次数。F1 是二者的调和平均；系统的得分是各条目的平均。</translation>
    </message>
    <message>
        <source>Longer summaries gain recall, so compare systems of similar length. The usual tokenizer knows only a–z and 0–9. Numbers with and without stemming must not be compared.</source>
        <translation>摘要越长召回率越高，因此请比较长度相近的系统。通常的分词器只认识 a–z 和 0–9。用词干与不用词干的数值不能相比。</translation>
    </message>
    <message>
        <source>ROUGE-2</source>
        <translation>ROUGE-2</translation>
    </message>
    <message>
        <source>F1 of the pairs of neighbouring words an output shares with its reference; mean over items.</source>
        <translation>输出与参考共有的相邻词对的 F1；取各条目的平均。</translation>
    </message>
    <message>
        <source>As ROUGE-1, with pairs of neighbouring words in place of words: it asks for the same words in the same order, two at a time.</source>
        <translation>与 ROUGE-1 相同，但以相邻词对代替词：它要求同样的词以同样的顺序出现，每次看两个。</translation>
    </message>
    <message>
        <source>Many items score 0 although they are good paraphrases. Compare numbers of the same tokenizer and stemming only.</source>
        <translation>许多条目虽是很好的改写却得 0 分。只比较分词器和词干设置相同的数值。</translation>
    </message>
    <message>
        <source>ROUGE-L</source>
        <translation>ROUGE-L</translation>
    </message>
    <message>
        <source>F1 of the longest sequence of words, not necessarily neighbours, that an output shares with its reference; mean over items.</source>
        <translation>输出与参考共有的最长词序列（不必相邻）的 F1；取各条目的平均。</translation>
    </message>
    <message>
        <source>The longest list of words that stand in both texts in the same order, with anything in between. Its length over that of the output is precision, over that of the reference recall. The whole text is one sequence; ROUGE-Lsum goes sentence by sentence.</source>
        <translation>在两个文本中以相同顺序出现的最长的词列，中间可以夹有其他词。它的长度除以输出的长度是精确率，除以参考的长度是召回率。整个文本是一个序列；ROUGE-Lsum 则逐句进行。</translation>
    </message>
    <message>
        <source>Papers on long summaries often write ROUGE-L for ROUGE-Lsum. A sentence moved to another place loses all its matches here.</source>
        <translation>关于长摘要的论文常把 ROUGE-Lsum 写成 ROUGE-L。移到别处的句子在这里会失去全部匹配。</translation>
    </message>
    <message>
        <source>ROUGE-Lsum</source>
        <translation>ROUGE-Lsum</translation>
    </message>
    <message>
        <source>F1 of the words that each sentence of the reference shares in order with any sentence of the output; a sentence ends at a line break; mean over items.</source>
        <translation>参考的每个句子与输出的任意句子按顺序共有的词的 F1；句子以换行结束；取各条目的平均。</translation>
    </message>
    <message>
        <source>Every sentence of the reference is compared with every sentence of the summary; the words of all longest common subsequences together count. The order of sentences does not matter. For a text without line breaks it equals ROUGE-L.</source>
        <translation>参考的每个句子与摘要的每个句子相比；所有最长公共子序列中的词合在一起计数。句子的顺序不起作用。没有换行的文本与 ROUGE-L 相同。</translation>
    </message>
    <message>
        <source>Sentences must be separated by line breaks within the text; a file with one summary a line has none.</source>
        <translation>句子必须在文本内用换行分开；每行一篇摘要的文件没有换行。</translation>
    </message>
    <message>
        <source>ROUGE-S</source>
        <translation>ROUGE-S</translation>
    </message>
    <message>
        <source>F1 of the pairs of words in order, with a limited number of words between them, that an output shares with its reference; mean over items.</source>
        <translation>输出与参考共有的、按顺序且中间词数有限的词对的 F1；取各条目的平均。</translation>
    </message>
    <message>
        <source>A skip-bigram is any two words of a text in their order, at most so many words apart. Sharing many of them means the same words in about the same order, without asking for neighbours as ROUGE-2 does.</source>
        <translation>跳跃二元组是文本中按顺序排列、相隔不超过若干词的任意两个词。共有许多跳跃二元组意味着同样的词以大致相同的顺序出现，而不像 ROUGE-2 那样要求相邻。</translation>
    </message>
    <message>
        <source>The largest gap is part of the name (ROUGE-S4, ROUGE-S9); numbers with different gaps must not be compared.</source>
        <translation>最大间隔是名称的一部分（ROUGE-S4、ROUGE-S9）；间隔不同的数值不能相比。</translation>
    </message>
    <message>
        <source>Largest gap</source>
        <translation>最大间隔</translation>
    </message>
    <message>
        <source>At most so many words between the two; −1 for any number.</source>
        <translation>两个词之间最多有这么多词；−1 表示任意多。</translation>
    </message>
    <message>
        <source>ROUGE-SU</source>
        <translation>ROUGE-SU</translation>
    </message>
    <message>
        <source>ROUGE-S with the single words counted as well, in the definition that is named; mean over items.</source>
        <translation>在 ROUGE-S 之外也按所示定义计入单个词；取各条目的平均。</translation>
    </message>
    <message>
        <source>ROUGE-S gives nothing for right words in the wrong order; ROUGE-SU counts the words themselves beside the pairs. By the paper every word counts, by the program ROUGE-1.5.5 all but the last of a text.</source>
        <translation>词正确而顺序错误时 ROUGE-S 不给分；ROUGE-SU 除词对外也计入词本身。按论文每个词都计入，按程序 ROUGE-1.5.5 则文本的最后一个词除外。</translation>
    </message>
    <message>
        <source>Two definitions are in use and differ in the second digit for short texts. The numbers of DUC and TAC papers are those of ROUGE-1.5.5 with a gap of 4.</source>
        <translation>有两种定义在使用，对短文本在第二位数字上就不同。DUC 和 TAC 论文的数值是间隔为 4 的 ROUGE-1.5.5 的数值。</translation>
    </message>
    <message>
        <source>Single words</source>
        <translation>单个词</translation>
    </message>
    <message>
        <source>Which of the two definitions in use.</source>
        <translation>使用中的两种定义里的哪一种。</translation>
    </message>
    <message>
        <source>All but the last (ROUGE-1.5.5)</source>
        <translation>除最后一个以外的全部（ROUGE-1.5.5）</translation>
    </message>
    <message>
        <source>All (Lin 2004)</source>
        <translation>全部（Lin 2004）</translation>
    </message>
    <message>
        <source>ROUGE-W</source>
        <translation>ROUGE-W</translation>
    </message>
    <message>
        <source>F1 of the longest common subsequence in which a run of k neighbouring words weighs k to a power, in the definition that is named; mean over items.</source>
        <translation>最长公共子序列的 F1，其中 k 个相邻词的片段按 k 的幂加权，采用所示定义；取各条目的平均。</translation>
    </message>
    <message>
        <source>ROUGE-L does not care whether the shared words are neighbours. Here a run of k of them weighs k to a power above 1, so that unbroken runs are worth more.</source>
        <translation>ROUGE-L 不管共有的词是否相邻。这里 k 个相邻词的片段按 k 的大于 1 的幂加权，因此不间断的片段更有价值。</translation>
    </message>
    <message>
        <source>The program ROUGE-1.5.5 and the paper differ in recall by a third or more. State the exponent and the definition.</source>
        <translation>程序 ROUGE-1.5.5 与论文的召回率相差三分之一或更多。请说明指数和定义。</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>A run of k neighbours weighs k to this power.</source>
        <translation>k 个相邻词的片段按 k 的这个幂加权。</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Program ROUGE-1.5.5</source>
        <translation>程序 ROUGE-1.5.5</translation>
    </message>
    <message>
        <source>Lin 2004</source>
        <translation>Lin 2004</translation>
    </message>
    <message>
        <source>The tokenizer {tokenizer} is not installed. Its packages come with: {command}. The tokenizer char, which takes every character as a token, needs nothing.</source>
        <translation>分词器 {tokenizer} 没有安装。它的软件包可以这样得到：{command}。分词器 char 把每个字符当作一个词元，什么都不需要。</translation>
    </message>
    <message>
        <source>The texts are Chinese, which has no blanks between words: to the usual tokenizer 13a a whole sentence is one token, and only sentences equal to the reference count. The tokenizer zh takes every Chinese character as a token.</source>
        <translation>文本是中文，词与词之间没有空格：对通常的分词器 13a 来说整个句子是一个词元，只有与参考完全相同的句子才算数。分词器 zh 把每个汉字当作一个词元。</translation>
    </message>
    <message>
        <source>The script of these texts has no blanks between words: to the usual tokenizer 13a a whole sentence is one token. The tokenizer char takes every character as a token.</source>
        <translation>这些文本的文字在词与词之间没有空格：对通常的分词器 13a 来说整个句子是一个词元。分词器 char 把每个字符当作一个词元。</translation>
    </message>
    <message>
        <source>The texts have blanks between words; 13a is the tokenizer that papers report.</source>
        <translation>文本的词与词之间有空格；13a 是论文所报告的分词器。</translation>
    </message>
    <message>
        <source>The texts are Japanese, which has no blanks between words; the tokenizer ja-mecab cuts them into words.</source>
        <translation>文本是日文，词与词之间没有空格；分词器 ja-mecab 把它们切成词。</translation>
    </message>
    <message>
        <source>The texts are Japanese, which has no blanks between words. The tokenizer ja-mecab, which papers report, is not installed ({command}); char takes every character as a token.</source>
        <translation>文本是日文，词与词之间没有空格。论文所报告的分词器 ja-mecab 没有安装（{command}）；char 把每个字符当作一个词元。</translation>
    </message>
    <message>
        <source>The texts are Korean; the tokenizer ko-mecab separates particles from words, 13a cuts at blanks only.</source>
        <translation>文本是韩文；分词器 ko-mecab 把助词与词分开，13a 只按空格切分。</translation>
    </message>
    <message>
        <source>The texts are Korean. The tokenizer ko-mecab, which papers report, is not installed ({command}); 13a cuts at blanks only.</source>
        <translation>文本是韩文。论文所报告的分词器 ko-mecab 没有安装（{command}）；13a 只按空格切分。</translation>
    </message>
    <message>
        <source>The tokenizer {tokenizer} does not fit these texts. {reason}</source>
        <translation>分词器 {tokenizer} 不适合这些文本。{reason}</translation>
    </message>
    <message>
        <source>Many lines end in a full stop after a blank, so these texts seem to be tokenized. BLEU is comparable between papers only for texts as people write them.</source>
        <translation>许多行以空格加句号结尾，因此这些文本似乎已经分词。只有人们实际书写的文本的 BLEU 才能在论文之间相比。</translation>
    </message>
    <message>
        <source>TER</source>
        <translation>TER</translation>
    </message>
    <message>
        <source>Edits that turn the outputs into the references (insert, delete, replace a word, move a run of words) per 100 words of the references. Lower is better.</source>
        <translation>把输出变成参考所需的编辑（插入、删除、替换一个词，移动一串词），按参考每 100 个词计。越低越好。</translation>
    </message>
    <message>
        <source>How many edits a person would need at least: inserting, deleting or replacing a word, or moving a run of words to another place, each counted once. With several references the nearest one gives the edits and their mean length the denominator. It can exceed 100.</source>
        <translation>一个人至少需要多少次编辑：插入、删除或替换一个词，或把一串词移到别处，每次都算一次编辑。有多个参考时，编辑数取最近的一个，分母取平均长度。它可以超过 100。</translation>
    </message>
    <message>
        <source>Lower is better. Moves are found by a greedy search, so other programs can find other numbers; case is ignored unless told otherwise. For Chinese and Japanese switch on the treatment of Asian characters together with normalization.</source>
        <translation>越低越好。移动是用贪心搜索找到的，因此其他程序可能得到其他数值；除非另作设置，不区分大小写。对于中文和日文，请同时打开规范化和亚洲字符的处理。</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>规范化</translation>
    </message>
    <message>
        <source>Separate punctuation from words as Tercom does.</source>
        <translation>像 Tercom 那样把标点与词分开。</translation>
    </message>
    <message>
        <source>Asian characters</source>
        <translation>亚洲字符</translation>
    </message>
    <message>
        <source>With normalization: every Chinese or Japanese character is a word.</source>
        <translation>与规范化一起使用：每个汉字或日文字符是一个词。</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Exact match</source>
        <translation>完全匹配</translation>
    </message>
    <message>
        <source>Share of the outputs that equal a reference, white space put aside.</source>
        <translation>与某个参考相同的输出所占的比例，不计空白的差异。</translation>
    </message>
    <message>
        <source>How many outputs are one of their references, character by character. White space at the ends is ignored, and any run of it within counts as one blank.</source>
        <translation>有多少输出与其某个参考逐字符相同。首尾空白忽略不计，中间任意一串空白算作一个空格。</translation>
    </message>
    <message>
        <source>A full stop too many makes an output wrong. It suits short answers only.</source>
        <translation>多一个句号就算错。它只适合短答案。</translation>
    </message>
    <message>
        <source>Length ratio</source>
        <translation>长度比</translation>
    </message>
    <message>
        <source>Length of the outputs / length of the references, summed over the corpus; of several references the one nearest in length.</source>
        <translation>输出的长度 / 参考的长度，在整个语料上求和；有多个参考时取长度最接近的一个。</translation>
    </message>
    <message>
        <source>Whether a system writes too little (below 1) or too much (above 1). It explains many differences of other metrics: BLEU punishes short outputs, ROUGE rewards long ones.</source>
        <translation>系统写得太少（小于 1）还是太多（大于 1）。它能解释其他指标的许多差异：BLEU 惩罚短的输出，ROUGE 奖励长的输出。</translation>
    </message>
    <message>
        <source>Higher is not better: 1 is right. Count characters for Chinese and Japanese.</source>
        <translation>并非越高越好：1 才是对的。对于中文和日文请数字符。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>What length is counted in.</source>
        <translation>长度以什么计。</translation>
    </message>
    <message>
        <source>Words between white space</source>
        <translation>空白之间的词</translation>
    </message>
    <message>
        <source>Characters without white space</source>
        <translation>不计空白的字符</translation>
    </message>
    <message>
        <source>What is a word: the letters a–z and digits only, as rouge-score has it, or Unicode words, with single characters for Chinese, Japanese and Thai.</source>
        <translation>什么是词：像 rouge-score 那样只有字母 a–z 和数字，或者 Unicode 词，其中中文、日文和泰文按单个字符计。</translation>
    </message>
    <message>
        <source>a–z and 0–9 (rouge-score)</source>
        <translation>a–z 和 0–9（rouge-score）</translation>
    </message>
    <message>
        <source>Porter stemmer</source>
        <translation>Porter 词干</translation>
    </message>
    <message>
        <source>Compare the stems of English words longer than three letters.</source>
        <translation>比较三个字母以上的英语词的词干。</translation>
    </message>
    <message>
        <source>{what} is undefined (0/0): nothing is left to score; counted as 0.</source>
        <translation>{what}无定义（0/0）：没有可计分的内容；计为 0。</translation>
    </message>
    <message>
        <source>Words that the system cut differently than the reference are wrong here too.</source>
        <translation>系统与参考答案切分不同的词，在这里也算错。</translation>
    </message>
    <message>
        <source>UPOS</source>
        <translation>UPOS</translation>
    </message>
    <message>
        <source>Words with the right universal part of speech, as F1 over words.</source>
        <translation>通用词性正确的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>The 17 parts of speech that all Universal Dependencies treebanks share.</source>
        <translation>所有通用依存（Universal Dependencies）树库共用的 17 种词性。</translation>
    </message>
    <message>
        <source>Lemmas</source>
        <translation>词形还原</translation>
    </message>
    <message>
        <source>Words with the right lemma, as F1 over words; a word without lemma in the reference counts as right.</source>
        <translation>原形正确的词，按词计算 F1；参考答案未给出原形的词算正确。</translation>
    </message>
    <message>
        <source>Lemmas are compared as they are written, capitals included.</source>
        <translation>原形按书写比较，包括大小写。</translation>
    </message>
    <message>
        <source>XPOS</source>
        <translation>XPOS</translation>
    </message>
    <message>
        <source>Words with the right part of speech of the treebank&apos;s own, as F1 over words.</source>
        <translation>树库自有词性正确的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>The finer tags of the language or treebank, compared as they are written.</source>
        <translation>该语言或树库较细的标记，按书写比较。</translation>
    </message>
    <message>
        <source>A system that does not write this column scores near 0.</source>
        <translation>不写这一列的系统得分接近 0。</translation>
    </message>
    <message>
        <source>UFeats</source>
        <translation>UFeats</translation>
    </message>
    <message>
        <source>Words with exactly the right universal features, as F1 over words.</source>
        <translation>通用特征完全正确的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>Features of the language&apos;s own are left out; the order does not matter.</source>
        <translation>语言自有的特征不计；顺序无关。</translation>
    </message>
    <message>
        <source>One wrong feature makes all features of the word wrong.</source>
        <translation>一个特征错误，该词的所有特征就算错。</translation>
    </message>
    <message>
        <source>AllTags</source>
        <translation>AllTags</translation>
    </message>
    <message>
        <source>Words with the right UPOS, XPOS and universal features, as F1 over words.</source>
        <translation>UPOS、XPOS 和通用特征都正确的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>All tags of a word must be right at once.</source>
        <translation>一个词的所有标记必须同时正确。</translation>
    </message>
    <message>
        <source>MLAS</source>
        <translation>MLAS</translation>
    </message>
    <message>
        <source>Morphology-aware labelled attachment score: CLAS in which UPOS, universal features and all function words of a content word must be right as well.</source>
        <translation>考虑形态的带标签依存正确率：在 CLAS 的基础上，实词的 UPOS、通用特征和所有虚词也必须正确。</translation>
    </message>
    <message>
        <source>A content word counts when its head, relation, part of speech and features are right, and the function words attached to it are the right ones with the right tags.</source>
        <translation>实词的中心词、关系、词性和特征都正确，并且依附于它的虚词及其标记也都正确，才算数。</translation>
    </message>
    <message>
        <source>Much must be right at once, so scores are low; compare only MLAS with MLAS.</source>
        <translation>要求同时正确的内容很多，因此得分较低；MLAS 只能与 MLAS 比较。</translation>
    </message>
    <message>
        <source>BLEX</source>
        <translation>BLEX</translation>
    </message>
    <message>
        <source>Bilexical dependency score: CLAS in which the lemma of the content word must be right as well.</source>
        <translation>双词汇依存得分：在 CLAS 的基础上，实词的原形也必须正确。</translation>
    </message>
    <message>
        <source>Who does what to whom, in lemmas: close to what a use of parses needs.</source>
        <translation>以原形表示的“谁对谁做了什么”：接近句法分析的实际用途。</translation>
    </message>
    <message>
        <source>A system that does not write lemmas scores near 0.</source>
        <translation>不写原形的系统得分接近 0。</translation>
    </message>
    <message>
        <source>Words F1</source>
        <translation>词 F1</translation>
    </message>
    <message>
        <source>Words that can be aligned with a word of the reference, as F1 over words.</source>
        <translation>能与参考答案的词对齐的词，按词计算 F1。</translation>
    </message>
    <message>
        <source>The highest that any score of words can reach with this tokenisation.</source>
        <translation>采用这种切分时，任何按词计算的得分所能达到的上限。</translation>
    </message>
    <message>
        <source>It is 1 for every system that was given the words of the reference.</source>
        <translation>凡是给定参考答案分词的系统，它都是 1。</translation>
    </message>
    <message>
        <source>Tokens F1</source>
        <translation>词元 F1</translation>
    </message>
    <message>
        <source>Tokens that cover exactly the characters of a token of the reference, as F1.</source>
        <translation>所覆盖字符与参考答案的某个词元完全相同的词元的 F1。</translation>
    </message>
    <message>
        <source>Tokens are what stands in the text; a multiword token is one.</source>
        <translation>词元是文本中实际出现的单位；一个多词词元算一个。</translation>
    </message>
    <message>
        <source>A token that reaches over a sentence end counts where it begins.</source>
        <translation>跨越句末的词元计在它开始的句子。</translation>
    </message>
    <message>
        <source>Sentences F1</source>
        <translation>分句 F1</translation>
    </message>
    <message>
        <source>Sentences that begin and end where a sentence of the reference does, as F1.</source>
        <translation>起止位置与参考答案的某个句子相同的句子的 F1。</translation>
    </message>
    <message>
        <source>How well the text was cut into sentences.</source>
        <translation>文本切分成句子的质量。</translation>
    </message>
    <message>
        <source>One missed end makes two sentences wrong.</source>
        <translation>漏掉一个句末会使两个句子出错。</translation>
    </message>
    <message>
        <source>Differences from {low:+.4g} to {high:+.4g} are compatible with these data: a difference of up to {largest:.4g} may have gone unseen.</source>
        <translation>从 {low:+.4g} 到 {high:+.4g} 的差异都与这些数据相容：大至 {largest:.4g} 的差异也可能未被发现。</translation>
    </message>
    <message>
        <source>Differences of {margin:.4g} or more are ruled out at this confidence: the interval ends at {largest:.4g}.</source>
        <translation>在此置信水平下，可排除 {margin:.4g} 及以上的差异：区间止于 {largest:.4g}。</translation>
    </message>
    <message>
        <source>Inconclusive: a difference that would matter ({margin:.4g}) lies within the interval from {low:+.4g} to {high:+.4g}.</source>
        <translation>尚无定论：有实际意义的差异（{margin:.4g}）落在从 {low:+.4g} 到 {high:+.4g} 的区间之内。</translation>
    </message>
    <message>
        <source>These items can show differences between {low:.4g} and {high:.4g} only, however they are weighted; {wanted:.4g} is beyond.</source>
        <translation>无论怎样加权，这些条目只能呈现 {low:.4g} 到 {high:.4g} 之间的差异；{wanted:.4g} 超出了范围。</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Clopper–Pearson</source>
        <translation>Clopper–Pearson</translation>
    </message>
    <message>
        <source>Jeffreys</source>
        <translation>Jeffreys</translation>
    </message>
    <message>
        <source>Agresti–Coull</source>
        <translation>Agresti–Coull</translation>
    </message>
    <message>
        <source>Wald</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>The runs look like folds. Folds are not independent: say how they were made, so that the corrected test is used.</source>
        <translation>这些运行看起来是交叉验证的折。各折并不独立：请说明它们是如何得到的，以便使用校正的检验。</translation>
    </message>
    <message>
        <source>Significant, but the difference of {difference:.4g} is below the practical threshold of {margin:.4g}.</source>
        <translation>显著，但差异 {difference:.4g} 低于实际意义的阈值 {margin:.4g}。</translation>
    </message>
    <message>
        <source>Only {n:,} runs: the spread between runs is hardly known, and every test here has little power. Five or more are advisable.</source>
        <translation>只有 {n:,} 次运行：运行之间的离散程度几乎无从得知，这里的每个检验功效都很低。建议至少五次。</translation>
    </message>
    <message>
        <source>With {n:,} pairs the sign, Wilcoxon and permutation tests cannot fall below p = {smallest:g}, whatever the scores.</source>
        <translation>只有 {n:,} 对时，无论分数如何，符号检验、Wilcoxon 检验和置换检验的 p 都不会低于 {smallest:g}。</translation>
    </message>
    <message>
        <source>All {n:,} scores of {name} are the same: is it one run several times?</source>
        <translation>{name} 的全部 {n:,} 个分数都相同：是否把同一次运行用了多次？</translation>
    </message>
    <message>
        <source>A and B have the same scores: was one file given twice?</source>
        <translation>A 与 B 的分数相同：是否两次给了同一个文件？</translation>
    </message>
    <message>
        <source>The score {value:g} occurs {n:,} times among the runs of {name}: copies of one run make differences look more certain than they are.</source>
        <translation>分数 {value:g} 在 {name} 的运行中出现了 {n:,} 次：同一次运行的副本会使差异显得比实际更确定。</translation>
    </message>
    <message>
        <source>“{name}” looks like a summary of the other runs, not a run: leave it out.</source>
        <translation>“{name}”看起来是其他运行的汇总，而不是一次运行：请将其排除。</translation>
    </message>
    <message>
        <source>Corrected resampled t test</source>
        <translation>校正的重抽样 t 检验</translation>
    </message>
    <message>
        <source>Is the mean difference 0, if folds vary together?</source>
        <translation>若各折相互关联，平均差异是否为 0？</translation>
    </message>
    <message>
        <source>Is the mean difference 0 in 5×2 cross-validation?</source>
        <translation>在 5×2 交叉验证中，平均差异是否为 0？</translation>
    </message>
    <message>
        <source>5×2cv t test</source>
        <translation>5×2cv t 检验</translation>
    </message>
    <message>
        <source>5×2cv F test</source>
        <translation>5×2cv F 检验</translation>
    </message>
    <message>
        <source>Bayesian correlated t test</source>
        <translation>贝叶斯相关 t 检验</translation>
    </message>
    <message>
        <source>How probable is it that A is better by the margin?</source>
        <translation>A 优于 B 超过界值的概率有多大？</translation>
    </message>
    <message>
        <source>The BCa interval is undefined here; the percentile interval is shown.</source>
        <translation>此处 BCa 区间无定义，显示的是百分位区间。</translation>
    </message>
    <message>
        <source>Bootstrap of runs</source>
        <translation>运行的自助法</translation>
    </message>
    <message>
        <source>How far would the difference of means move in new runs?</source>
        <translation>换一批运行，均值之差会变动多少？</translation>
    </message>
    <message>
        <source>{n_resamples:,} resamples, centred</source>
        <translation>{n_resamples:,} 次重抽样，中心化</translation>
    </message>
    <message>
        <source>paired: both systems have the same {n:,} runs ({names})</source>
        <translation>成对：两个系统有相同的 {n:,} 次运行（{names}）</translation>
    </message>
    <message>
        <source>independent: no run of A has the name of a run of B</source>
        <translation>独立：A 的运行没有一个与 B 的运行同名</translation>
    </message>
    <message>
        <source>independent for now: only {common:,} of {n_a:,} and {n_b:,} runs have the same name; leave out the others to compare these in pairs</source>
        <translation>暂按独立处理：{n_a:,} 次和 {n_b:,} 次运行中只有 {common:,} 次同名；排除其余运行即可成对比较这些运行</translation>
    </message>
    <message>
        <source>independent: A has {n_a:,} runs and B has {n_b:,}, which cannot be pairs</source>
        <translation>独立：A 有 {n_a:,} 次运行，B 有 {n_b:,} 次，不可能成对</translation>
    </message>
    <message>
        <source>independent for now: both have {n:,} runs, but nothing says which belong together. They are pairs if run 1 of both had the same seed, fold or data set, and so on</source>
        <translation>暂按独立处理：双方各有 {n:,} 次运行，但没有信息表明哪些彼此对应。如果双方的第 1 次运行使用同一种子、同一折或同一数据集（其余类推），它们就是成对的</translation>
    </message>
    <message>
        <source>Equivalence (TOST)</source>
        <translation>等效性（TOST）</translation>
    </message>
    <message>
        <source>Is the difference shown to lie within the margin?</source>
        <translation>能否证明差异落在界值之内？</translation>
    </message>
    <message>
        <source>Non-inferiority</source>
        <translation>非劣效性</translation>
    </message>
    <message>
        <source>Is A shown not to be worse than B by the margin?</source>
        <translation>能否证明 A 不比 B 差出界值之多？</translation>
    </message>
    <message>
        <source>Welch t test</source>
        <translation>Welch t 检验</translation>
    </message>
    <message>
        <source>Student t test</source>
        <translation>Student t 检验</translation>
    </message>
    <message>
        <source>Are both means equal?</source>
        <translation>两个均值是否相等？</translation>
    </message>
    <message>
        <source>normal approximation, too many runs for an exact count</source>
        <translation>正态近似：运行太多，无法精确计数</translation>
    </message>
    <message>
        <source>exact on mid-ranks</source>
        <translation>基于中间秩的精确检验</translation>
    </message>
    <message>
        <source>Mann–Whitney test</source>
        <translation>Mann–Whitney 检验</translation>
    </message>
    <message>
        <source>Does a run of A tend to beat a run of B?</source>
        <translation>A 的一次运行是否往往胜过 B 的一次运行？</translation>
    </message>
    <message>
        <source>Permutation test (independent)</source>
        <translation>置换检验（独立样本）</translation>
    </message>
    <message>
        <source>Would runs assigned to A and B at random give as large a difference?</source>
        <translation>把运行随机分给 A 和 B，会得到同样大的差异吗？</translation>
    </message>
    <message>
        <source>violation ratio {ratio:.3f}; below 0.5 (better 0.2) A is almost always ahead</source>
        <translation>违背比 {ratio:.3f}；低于 0.5（最好低于 0.2）表示 A 几乎总是领先</translation>
    </message>
    <message>
        <source>Almost stochastic order</source>
        <translation>几乎随机序</translation>
    </message>
    <message>
        <source>Is the whole distribution of A&apos;s runs above that of B&apos;s?</source>
        <translation>A 的运行的整个分布是否高于 B 的？</translation>
    </message>
    <message>
        <source>Do the differences look normal?</source>
        <translation>差异看起来是否呈正态分布？</translation>
    </message>
    <message>
        <source>Do A&apos;s scores look normal?</source>
        <translation>A 的分数看起来是否呈正态分布？</translation>
    </message>
    <message>
        <source>Do B&apos;s scores look normal?</source>
        <translation>B 的分数看起来是否呈正态分布？</translation>
    </message>
    <message>
        <source>Levene (around medians)</source>
        <translation>Levene（以中位数为中心）</translation>
    </message>
    <message>
        <source>Do A and B vary alike?</source>
        <translation>A 与 B 的离散程度是否相同？</translation>
    </message>
    <message>
        <source>Shapiro–Wilk</source>
        <translation>Shapiro–Wilk</translation>
    </message>
    <message>
        <source>The test set limits the conclusion: standard error {items:.4g} from the items, {runs:.4g} from the runs, {now:.4g} together. Twice the items would give {more:.4g}; more seeds would help less.</source>
        <translation>限制结论的是测试集：条目带来的标准误为 {items:.4g}，运行带来的为 {runs:.4g}，合计 {now:.4g}。条目加倍可降至 {more:.4g}；增加种子的帮助较小。</translation>
    </message>
    <message>
        <source>The number of runs limits the conclusion: standard error {runs:.4g} from the runs, {items:.4g} from the items, {now:.4g} together. Twice the runs would give {more:.4g}; more items would help less.</source>
        <translation>限制结论的是运行次数：运行带来的标准误为 {runs:.4g}，条目带来的为 {items:.4g}，合计 {now:.4g}。运行加倍可降至 {more:.4g}；增加条目的帮助较小。</translation>
    </message>
    <message>
        <source>With {n:,} runs the variance between runs is itself hardly known; the interval allows for that by its degrees of freedom ({df:.1f}).</source>
        <translation>只有 {n:,} 次运行时，运行之间的方差本身也难以估计；区间通过自由度（{df:.1f}）考虑了这一点。</translation>
    </message>
    <message>
        <source>All runs of a system have the same score: are they copies of one run?</source>
        <translation>某个系统的所有运行分数都相同：它们是否是同一次运行的副本？</translation>
    </message>
    <message>
        <source>Williams&apos; test of two correlations</source>
        <translation>两个相关系数的 Williams 检验</translation>
    </message>
    <message>
        <source>Does A correlate with the reference more than B does, given how strongly A and B correlate with each other?</source>
        <translation>考虑到 A 与 B 彼此相关的程度，A 与参考的相关是否强于 B？</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Which published formula gives the p-value.</source>
        <translation>用哪个已发表的公式计算 p 值。</translation>
    </message>
    <message>
        <source>Williams&apos; t</source>
        <translation>Williams t</translation>
    </message>
    <message>
        <source>Hotelling&apos;s t</source>
        <translation>Hotelling t</translation>
    </message>
    <message>
        <source>Steiger&apos;s z</source>
        <translation>Steiger z</translation>
    </message>
    <message>
        <source>Dunn and Clark&apos;s z</source>
        <translation>Dunn–Clark z</translation>
    </message>
    <message>
        <source>Meng, Rosenthal and Rubin&apos;s z</source>
        <translation>Meng–Rosenthal–Rubin z</translation>
    </message>
    <message>
        <source>Williams&apos; test compares Pearson correlations only.</source>
        <translation>Williams 检验只比较 Pearson 相关系数。</translation>
    </message>
    <message>
        <source>Williams&apos; test takes items for independent; these are in clusters.</source>
        <translation>Williams 检验假定样本相互独立，而这里的样本成簇。</translation>
    </message>
    <message>
        <source>Williams&apos; test needs {n:,} items or more.</source>
        <translation>Williams 检验至少需要 {n:,} 个样本。</translation>
    </message>
    <message>
        <source>A correlation is perfect, so Williams&apos; test is undefined.</source>
        <translation>有一个相关系数是完全相关，Williams 检验无定义。</translation>
    </message>
    <message>
        <source>p is given as 1</source>
        <translation>p 取为 1</translation>
    </message>
    <message>
        <source>t = {t:,.4g}, df = {df:,.0f}; A and B correlate at r = {r:.3f}</source>
        <translation>t = {t:,.4g}，df = {df:,.0f}；A 与 B 的相关 r = {r:.3f}</translation>
    </message>
    <message>
        <source>z = {z:,.4g}; A and B correlate at r = {r:.3f}</source>
        <translation>z = {z:,.4g}；A 与 B 的相关 r = {r:.3f}</translation>
    </message>
    <message>
        <source>DeLong&apos;s test</source>
        <translation>DeLong 检验</translation>
    </message>
    <message>
        <source>Is the difference of two areas under ROC curves far from 0, measured by how much the areas of such samples vary?</source>
        <translation>以这类样本的面积会变动多少来衡量，两条 ROC 曲线下面积的差值是否远离 0？</translation>
    </message>
    <message>
        <source>DeLong&apos;s test is for areas under ROC curves only.</source>
        <translation>DeLong 检验只用于 ROC 曲线下面积。</translation>
    </message>
    <message>
        <source>DeLong&apos;s test takes items for independent and knows no clusters (documents).</source>
        <translation>DeLong 检验假设样本相互独立，不考虑组群（文档）。</translation>
    </message>
    <message>
        <source>One of the two classes has no item, so there is no ROC curve.</source>
        <translation>两个类别中有一个没有样本，因此没有 ROC 曲线。</translation>
    </message>
    <message>
        <source>The areas differ but DeLong&apos;s variance of their difference is 0 or undefined.</source>
        <translation>两个面积不同，但 DeLong 对其差值的方差估计为 0 或无定义。</translation>
    </message>
    <message>
        <source>exact, counted over {n_ways:.4g} assignments</source>
        <translation>精确，对 {n_ways:.4g} 种分配计数</translation>
    </message>
    <message>
        <source>exact, all {n_ways:,} assignments enumerated</source>
        <translation>精确，枚举全部 {n_ways:,} 种分配</translation>
    </message>
    <message>
        <source>{n_resamples:,} assignments drawn</source>
        <translation>抽取 {n_resamples:,} 种分配</translation>
    </message>
    <message>
        <source>no item lies in this slice</source>
        <translation>没有条目落在这个切片中</translation>
    </message>
    <message>
        <source>only {n:,} items: a slice this small can hide large differences</source>
        <translation>只有 {n:,} 个条目：这么小的切片可能掩盖很大的差异</translation>
    </message>
    <message>
        <source>undefined: fewer than two slices have two units or more</source>
        <translation>无定义：含有两个以上单元的切片不足两个</translation>
    </message>
    <message>
        <source>undefined: the differences do not vary at all</source>
        <translation>无定义：差异完全没有变化</translation>
    </message>
    <message>
        <source>With {n:,} runs the bound is far above the violation ratio found ({ratio:.3f}): few runs can show almost stochastic order only when they hardly overlap.</source>
        <translation>只有 {n:,} 次运行时，该上界远高于所得的违背比（{ratio:.3f}）：运行很少时，只有双方几乎不重叠才能显示几乎随机序。</translation>
    </message>
    <message>
        <source>Are blank cells ({n:,}) missing ratings?</source>
        <translation>空单元格（{n:,} 个）是缺失的评分吗？</translation>
    </message>
    <message>
        <source>An annotator may have skipped the item, or have meant “none of these”. Agreement differs a lot between the two.</source>
        <translation>标注者可能跳过了该样本，也可能想说“以上都不是”。两种理解下一致性相差很大。</translation>
    </message>
    <message>
        <source>missing: the annotator did not rate the item</source>
        <translation>缺失：标注者没有给该样本评分</translation>
    </message>
    <message>
        <source>a label of their own, shown as {label}</source>
        <translation>自成一个标签，显示为 {label}</translation>
    </message>
    <message>
        <source>Are these ratings, or words for a missing one: {words}?</source>
        <translation>这些是评分，还是表示缺失的词：{words}？</translation>
    </message>
    <message>
        <source>As labels they can agree and disagree; as missing ratings they are left out.</source>
        <translation>作为标签，它们可以一致或不一致；作为缺失的评分，则不计入。</translation>
    </message>
    <message>
        <source>labels like the others</source>
        <translation>与其他标签一样</translation>
    </message>
    <message>
        <source>missing ratings</source>
        <translation>缺失的评分</translation>
    </message>
    <message>
        <source>Blank cells ({n:,}) are missing ratings, as decided.</source>
        <translation>空单元格（{n:,} 个）是缺失的评分，按所作决定处理。</translation>
    </message>
    <message>
        <source>Blank cells ({n:,}) are a label of their own, as decided.</source>
        <translation>空单元格（{n:,} 个）自成一个标签，按所作决定处理。</translation>
    </message>
    <message>
        <source>These are labels, as decided: {words}.</source>
        <translation>这些是标签，按所作决定处理：{words}。</translation>
    </message>
    <message>
        <source>These are missing ratings, as decided: {words}.</source>
        <translation>这些是缺失的评分，按所作决定处理：{words}。</translation>
    </message>
    <message>
        <source>Labels that differ only by case or blanks count as different labels: {labels}. Correct the file if they are meant to be one.</source>
        <translation>只有大小写或空格不同的标签算作不同的标签：{labels}。如果本应是同一个，请改正文件。</translation>
    </message>
    <message>
        <source>{n:,} items have one rating only and cannot count for agreement; the first is row {row:,}.</source>
        <translation>{n:,} 个样本只有一个评分，不能计入一致性；第一个是第 {row:,} 行。</translation>
    </message>
    <message>
        <source>{n:,} items have no rating at all.</source>
        <translation>{n:,} 个样本没有任何评分。</translation>
    </message>
    <message>
        <source>SQuAD questions and answers</source>
        <translation>SQuAD 问题与答案</translation>
    </message>
    <message>
        <source>The file holds no questions.</source>
        <translation>文件中没有问题。</translation>
    </message>
    <message>
        <source>Questions stand under data, paragraphs and qas, each with an id.</source>
        <translation>问题位于 data、paragraphs 和 qas 之下，每个都有 id。</translation>
    </message>
    <message>
        <source>The archive lists more than {n:,} files, which is the most.</source>
        <translation>该压缩包列出的文件超过 {n:,} 个，即上限。</translation>
    </message>
    <message>
        <source>Unpack it and open the files you need.</source>
        <translation>请解压后打开所需的文件。</translation>
    </message>
    <message>
        <source>{entry} cannot be unpacked: it is encrypted or packed unusually.</source>
        <translation>无法解压 {entry}：它已加密或采用了不常见的压缩方式。</translation>
    </message>
    <message>
        <source>Unpack the archive and open the files inside.</source>
        <translation>请解压该压缩包，再打开其中的文件。</translation>
    </message>
    <message>
        <source>The zip archive is damaged ({entry}).</source>
        <translation>该 zip 压缩包已损坏（{entry}）。</translation>
    </message>
    <message>
        <source>The zip archive is damaged.</source>
        <translation>该 zip 压缩包已损坏。</translation>
    </message>
    <message>
        <source>Copy or download it again.</source>
        <translation>请重新复制或下载。</translation>
    </message>
    <message>
        <source>for its name</source>
        <translation>根据列名</translation>
    </message>
    <message>
        <source>its values are all different and number the rows</source>
        <translation>其值各不相同，并为各行编号</translation>
    </message>
    <message>
        <source>for its name and different values</source>
        <translation>根据列名及各不相同的值</translation>
    </message>
    <message>
        <source>it holds the reference&apos;s labels</source>
        <translation>含有参考答案的标签</translation>
    </message>
    <message>
        <source>it holds decimals</source>
        <translation>含有小数</translation>
    </message>
    <message>
        <source>it holds sentences</source>
        <translation>含有句子</translation>
    </message>
    <message>
        <source>it holds few different values</source>
        <translation>只有少数不同的值</translation>
    </message>
    <message>
        <source>nothing else fits; it stays beside the items</source>
        <translation>没有其他合适的用途；与样本一并保留</translation>
    </message>
    <message>
        <source>as decided</source>
        <translation>按您的决定</translation>
    </message>
    <message>
        <source>“{role}” is no role of a column; roles are: {roles}.</source>
        <translation>“{role}”不是列的用途；可用的有：{roles}。</translation>
    </message>
    <message>
        <source>All columns are left out.</source>
        <translation>所有列都被略去了。</translation>
    </message>
    <message>
        <source>{file}: column “{column}” is {role}, as decided.</source>
        <translation>{file}：按您的决定，列“{column}”的用途为 {role}。</translation>
    </message>
    <message>
        <source>Zstandard files need the package {package}, which is not installed.</source>
        <translation>读取 Zstandard 文件需要软件包 {package}，但它尚未安装。</translation>
    </message>
    <message>
        <source>Install it with “pip install {package}”, or unpack the file first.</source>
        <translation>请用“pip install {package}”安装，或先解压文件。</translation>
    </message>
    <message>
        <source>This compressed file ({kind}) is damaged or cut short.</source>
        <translation>此压缩文件（{kind}）已损坏或不完整。</translation>
    </message>
    <message>
        <source>Copy or download it again, or unpack it yourself.</source>
        <translation>请重新复制或下载，或自行解压。</translation>
    </message>
    <message>
        <source>The folder holds no file of data.</source>
        <translation>该文件夹中没有数据文件。</translation>
    </message>
    <message>
        <source>Choose the files themselves.</source>
        <translation>请直接选择文件。</translation>
    </message>
    <message>
        <source>The folder holds more than {n:,} files.</source>
        <translation>该文件夹中的文件超过 {n:,} 个。</translation>
    </message>
    <message>
        <source>Choose the files you need.</source>
        <translation>请选择所需的文件。</translation>
    </message>
    <message>
        <source>The folder cannot be read: {reason}.</source>
        <translation>无法读取该文件夹：{reason}。</translation>
    </message>
    <message>
        <source>The log of inspect_ai holds no samples.</source>
        <translation>该 inspect_ai 日志中没有样本。</translation>
    </message>
    <message>
        <source>Run the evaluation with samples logged.</source>
        <translation>请在运行评测时记录样本。</translation>
    </message>
    <message>
        <source>{entry} in the log is not valid JSON: {reason}.</source>
        <translation>日志中的 {entry} 不是有效的 JSON：{reason}。</translation>
    </message>
    <message>
        <source>Copy or download the log again.</source>
        <translation>请重新复制或下载该日志。</translation>
    </message>
    <message>
        <source>This is not valid JSON: {reason}.</source>
        <translation>这不是有效的 JSON：{reason}。</translation>
    </message>
    <message>
        <source>The program that wrote it may have stopped early: write it again.</source>
        <translation>写出该文件的程序可能提前停止：请重新写出。</translation>
    </message>
    <message>
        <source>{file} is the reference; each label has a column of 0 and 1: {labels}.</source>
        <translation>{file} 是参考答案；每个标签有一列 0 和 1：{labels}。</translation>
    </message>
    <message>
        <source>The reference has no labels at all.</source>
        <translation>参考答案中根本没有标签。</translation>
    </message>
    <message>
        <source>Systems give labels that the reference lacks: {labels}. They are always wrong, and count as labels of their own in every mean over labels.</source>
        <translation>系统给出了参考答案中没有的标签：{labels}。它们总是错的，并在每个对标签的平均中各自算作一个标签。</translation>
    </message>
    <message>
        <source>Several labels an item: {n:,} labels, {mean:.2f} of them an item in the reference on average.</source>
        <translation>每个样本可有多个标签：共 {n:,} 个标签，参考答案中平均每个样本 {mean:.2f} 个。</translation>
    </message>
    <message>
        <source>What do blank cells ({n:,}) mean?</source>
        <translation>空单元格（{n:,} 个）是什么意思？</translation>
    </message>
    <message>
        <source>In a task with several labels an item, an item may have none of them.</source>
        <translation>在多标签任务中，一个样本可以一个标签都没有。</translation>
    </message>
    <message>
        <source>that none of the labels applies</source>
        <translation>没有任何标签适用</translation>
    </message>
    <message>
        <source>that there is no answer, which is wrong; without labels in the reference the item is left out</source>
        <translation>没有答案，算错；参考答案中没有标签的样本不计入</translation>
    </message>
    <message>
        <source>Blank cells ({n:,}) are missing answers, as decided.</source>
        <translation>空单元格（{n:,} 个）是缺失的答案，按所作决定处理。</translation>
    </message>
    <message>
        <source>Blank cells ({n:,}) are empty sets, as decided.</source>
        <translation>空单元格（{n:,} 个）是空集，按所作决定处理。</translation>
    </message>
    <message>
        <source>A cell of column “{column}” is empty; 0 or 1 is needed.</source>
        <translation>列“{column}”有空单元格；应为 0 或 1。</translation>
    </message>
    <message>
        <source>The logs hold no scores. The answers are compared with the targets here; exact match is strict, and the scorer of the task may be milder.</source>
        <translation>这些日志没有得分。这里把答案与目标答案相比较；完全匹配很严格，任务自己的评分器可能更宽松。</translation>
    </message>
    <message>
        <source>The samples of this log have no scores.</source>
        <translation>这个日志中的样本没有得分。</translation>
    </message>
    <message>
        <source>Score the log first (inspect score), or leave it out.</source>
        <translation>请先为日志评分（inspect score），或者不用它。</translation>
    </message>
    <message>
        <source>This file holds mean scores only; a comparison needs every document.</source>
        <translation>这个文件只有平均得分；比较需要每个文档的得分。</translation>
    </message>
    <message>
        <source>Run lm_eval with --log_samples and open the files samples_….jsonl.</source>
        <translation>请用 --log_samples 运行 lm_eval，然后打开 samples_….jsonl 文件。</translation>
    </message>
    <message>
        <source>Tasks compared, as decided: {tasks}.</source>
        <translation>比较的任务按您的决定为：{tasks}。</translation>
    </message>
    <message>
        <source>Filter of the outputs, as decided: {name}.</source>
        <translation>输出的过滤器按您的决定为：{name}。</translation>
    </message>
    <message>
        <source>Each filter is a system, as decided.</source>
        <translation>每个过滤器按您的决定各作为一个系统。</translation>
    </message>
    <message>
        <source>Score of the logs, as decided: {name}.</source>
        <translation>日志中的得分按您的决定取：{name}。</translation>
    </message>
    <message>
        <source>Scores compared: {names}.</source>
        <translation>比较的得分：{names}。</translation>
    </message>
    <message>
        <source>All tasks together: {n:,} documents, tasks as slices</source>
        <translation>所有任务合在一起：{n:,} 个文档，任务作为切片</translation>
    </message>
    <message>
        <source>Only {task}: {n:,} documents</source>
        <translation>仅 {task}：{n:,} 个文档</translation>
    </message>
    <message>
        <source>The logs are of several tasks. Which one?</source>
        <translation>这些日志属于多个任务。比较哪一个？</translation>
    </message>
    <message>
        <source>A mean over tasks weights them by their documents, and mixes their metrics.</source>
        <translation>对多个任务取平均，等于按文档数加权，并把不同的指标混在一起。</translation>
    </message>
    <message>
        <source>Only {name}: {n:,} documents</source>
        <translation>仅 {name}：{n:,} 个文档</translation>
    </message>
    <message>
        <source>Each filter as a system of its own: {n:,} documents</source>
        <translation>每个过滤器各作为一个系统：{n:,} 个文档</translation>
    </message>
    <message>
        <source>Every document was scored once for each filter. Which filter counts?</source>
        <translation>每个文档按每个过滤器各评了一次分。以哪个过滤器为准？</translation>
    </message>
    <message>
        <source>Rows with the same doc_id differ by “filter” ({filters}). They are one document, not several.</source>
        <translation>doc_id 相同的各行“filter”不同（{filters}）。它们是一个文档，而不是几个。</translation>
    </message>
    <message>
        <source>The logs hold several scores. Which one?</source>
        <translation>这些日志有多种得分。比较哪一种？</translation>
    </message>
    <message>
        <source>Every document has one value of each.</source>
        <translation>每个文档的每种得分各有一个值。</translation>
    </message>
    <message>
        <source>{file} ran every sample up to {n:,} times ({epochs} epochs). The samples are the items, and the score of a sample is the mean of its runs.</source>
        <translation>{file} 把每个样本最多运行了 {n:,} 次（{epochs} 轮）。比较以样本为单位，一个样本的得分是它各次运行的平均值。</translation>
    </message>
    <message>
        <source>This score is neither a grade nor a number.</source>
        <translation>这个得分既不是等级，也不是数。</translation>
    </message>
    <message>
        <source>Grades are C, P, I and N: correct, partial, incorrect, no answer.</source>
        <translation>等级有 C、P、I、N：正确、部分正确、错误、未作答。</translation>
    </message>
    <message>
        <source>{file}: {n:,} of {all:,} rows have no score of the scorer {scorer}.</source>
        <translation>{file}：{all:,} 行中有 {n:,} 行没有评分器 {scorer} 的得分。</translation>
    </message>
    <message>
        <source>The run in {file} did not finish (status “{status}”): it holds {n:,} rows, perhaps not all of the task.</source>
        <translation>{file} 中的运行没有完成（状态“{status}”）：它有 {n:,} 行，也许不是任务的全部。</translation>
    </message>
    <message>
        <source>{file}: {n:,} rows ended in an error ({errors}).</source>
        <translation>{file}：有 {n:,} 行以错误告终（{errors}）。</translation>
    </message>
    <message>
        <source>Grades were counted as inspect_ai does: C 1, P ½, I and N 0.</source>
        <translation>等级按 inspect_ai 的方式计分：C 为 1，P 为 ½，I 和 N 为 0。</translation>
    </message>
    <message>
        <source>Log of inspect_ai</source>
        <translation>inspect_ai 日志</translation>
    </message>
    <message>
        <source>The log holds no samples; its status is “{status}”.</source>
        <translation>日志中没有样本；其状态为“{status}”。</translation>
    </message>
    <message>
        <source>{file} has {rows:,} rows for {n:,} documents: one for each filter ({filters}). Documents are the items.</source>
        <translation>{file} 有 {rows:,} 行，但只有 {n:,} 个文档：每个过滤器（{filters}）一行。样本是文档。</translation>
    </message>
    <message>
        <source>Metrics of {file} that are no number for each document were left out: {names}.</source>
        <translation>{file} 中有些指标不是每个文档一个数，已略去：{names}。</translation>
    </message>
    <message>
        <source>The log holds no score for each document.</source>
        <translation>日志中没有每个文档的得分。</translation>
    </message>
    <message>
        <source>Metrics such as perplexity have none; choose a task with a metric such as acc or exact_match.</source>
        <translation>困惑度之类的指标没有这种得分；请选用 acc 或 exact_match 等指标的任务。</translation>
    </message>
    <message>
        <source>Summary of lm-evaluation-harness</source>
        <translation>lm-evaluation-harness 汇总</translation>
    </message>
    <message>
        <source>The summary holds no score.</source>
        <translation>汇总中没有得分。</translation>
    </message>
    <message>
        <source>Document {id} is another one here than in {file}: the logs come from different versions of the task.</source>
        <translation>文档 {id} 在这里与在 {file} 中不是同一个：这些日志来自任务的不同版本。</translation>
    </message>
    <message>
        <source>Compare runs on the same documents.</source>
        <translation>请比较在相同文档上的运行。</translation>
    </message>
    <message>
        <source>{file} gives {metric} of {task} as {value}; the samples give {mean:.4f}.</source>
        <translation>{file} 给出的 {task} 的 {metric} 为 {value}；由各样本算得 {mean:.4f}。</translation>
    </message>
    <message>
        <source>{file}: {n:,} of {all:,} mean scores agree with the samples.</source>
        <translation>{file}：{all:,} 个平均得分中有 {n:,} 个与各样本一致。</translation>
    </message>
    <message>
        <source>Score that is compared, as decided: {score}.</source>
        <translation>按您的决定，比较的得分为：{score}。</translation>
    </message>
    <message>
        <source>Which score is compared?</source>
        <translation>比较哪个得分？</translation>
    </message>
    <message>
        <source>There are {n:,} scores for the same systems. One is compared at a time; open the files again to compare another.</source>
        <translation>同样的系统有 {n:,} 种得分。一次比较一种；要比较另一种，请重新打开文件。</translation>
    </message>
    <message>
        <source>{name}, {n:,} rows</source>
        <translation>{name}，{n:,} 行</translation>
    </message>
    <message>
        <source>{file} has one row per system and item: {n_systems:,} systems ({systems}), {n:,} items.</source>
        <translation>{file} 中每个系统的每个样本占一行：{n_systems:,} 个系统（{systems}），{n:,} 个样本。</translation>
    </message>
    <message>
        <source>{file} has no item ids: the first row of each system was taken for the first item, and so on.</source>
        <translation>{file} 没有样本编号：各系统的第一行视为第一个样本，依此类推。</translation>
    </message>
    <message>
        <source>{file} names system and item in one text; the last underscore separates them.</source>
        <translation>{file} 把系统与样本写在同一个名称里，以最后一个下划线分开。</translation>
    </message>
    <message>
        <source>The Parquet file cannot be read: {reason}.</source>
        <translation>无法读取该 Parquet 文件：{reason}。</translation>
    </message>
    <message>
        <source>Write it again, or write it as CSV or JSON lines.</source>
        <translation>请重新写出，或写成 CSV 或 JSON 行文件。</translation>
    </message>
    <message>
        <source>The table has {rows:,} rows and {columns:,} columns, too many to hold.</source>
        <translation>该表有 {rows:,} 行、{columns:,} 列，过大而无法容纳。</translation>
    </message>
    <message>
        <source>This is a Parquet file, which needs the extra {extra} (25 MB).</source>
        <translation>这是 Parquet 文件，读取它需要附加组件 {extra}（25 MB）。</translation>
    </message>
    <message>
        <source>Install it with “pip install &apos;{extra}&apos;”, or save the table as CSV or JSON lines.</source>
        <translation>请用“pip install &apos;{extra}&apos;”安装，或将表格另存为 CSV 或 JSON 行文件。</translation>
    </message>
    <message>
        <source>{system} has a second value for {item} here.</source>
        <translation>{system} 在这里给出了 {item} 的第二个值。</translation>
    </message>
    <message>
        <source>Keep one row per system and item, or add the column that tells the rows apart (run, fold, data set).</source>
        <translation>每个系统的每个样本只保留一行，或加上能区分这些行的列（运行、折、数据集）。</translation>
    </message>
    <message>
        <source>A file of this kind has to be read whole, and {size:,} MB take too long for a preview; it can be imported all the same.</source>
        <translation>这类文件必须整体读取，{size:,} MB 对预览来说耗时太长；但仍可导入。</translation>
    </message>
    <message>
        <source>These are runs without relevance judgements.</source>
        <translation>这些是检索结果，没有相关性判断。</translation>
    </message>
    <message>
        <source>These are relevance judgements without a run.</source>
        <translation>这些是相关性判断，没有检索结果。</translation>
    </message>
    <message>
        <source>There are several files of judgements, or files that are no runs.</source>
        <translation>有几个相关性判断文件，或有不是检索结果的文件。</translation>
    </message>
    <message>
        <source>Open one file of qrels (query, 0, document, grade) together with the runs (query, Q0, document, rank, score, tag).</source>
        <translation>请把一个 qrels 文件（查询、0、文档、等级）与各个 run 文件（查询、Q0、文档、名次、得分、标记）一起打开。</translation>
    </message>
    <message>
        <source>Document {document} stands twice for query {query}.</source>
        <translation>文档 {document} 在查询 {query} 中出现了两次。</translation>
    </message>
    <message>
        <source>Keep one line for each document.</source>
        <translation>每篇文档请只保留一行。</translation>
    </message>
    <message>
        <source>{file}: {n:,} documents of {queries:,} queries share their score with another one. They are ordered by document id, descending, as trec_eval does; other tools keep the order of the file and give another score.</source>
        <translation>{file}：{queries:,} 个查询中有 {n:,} 篇文档与别的文档得分相同。它们按文档编号降序排列，与 trec_eval 相同；其他工具保持文件中的次序，得分会不同。</translation>
    </message>
    <message>
        <source>{file}: in {n:,} queries the ranks do not follow the scores. Scores count, as in trec_eval.</source>
        <translation>{file}：有 {n:,} 个查询的名次与得分的次序不符。以得分为准，与 trec_eval 相同。</translation>
    </message>
    <message>
        <source>This line has {found:,} columns instead of {wanted:,}.</source>
        <translation>这一行有 {found:,} 列，应为 {wanted:,} 列。</translation>
    </message>
    <message>
        <source>Ranked documents (TREC run)</source>
        <translation>文档排序结果（TREC run）</translation>
    </message>
    <message>
        <source>The second column of a run is Q0 in every line.</source>
        <translation>run 文件每一行的第二列都应是 Q0。</translation>
    </message>
    <message>
        <source>Rank or score is not a number.</source>
        <translation>名次或得分不是数字。</translation>
    </message>
    <message>
        <source>Relevance judgements (TREC qrels)</source>
        <translation>相关性判断（TREC qrels）</translation>
    </message>
    <message>
        <source>The grade is not a whole number.</source>
        <translation>等级不是整数。</translation>
    </message>
    <message>
        <source>“{answer}” is no answer to {key}.</source>
        <translation>“{answer}”不是 {key} 的有效答案。</translation>
    </message>
    <message>
        <source>{file} was read as {answer}, as decided.</source>
        <translation>按您的决定，{file} 以 {answer} 编码读取。</translation>
    </message>
    <message>
        <source>{file} was read in the format {answer}, as decided.</source>
        <translation>按您的决定，{file} 以 {answer} 格式读取。</translation>
    </message>
    <message>
        <source>{file} was cut into columns at “{answer}”, as decided.</source>
        <translation>按您的决定，{file} 以“{answer}”分列。</translation>
    </message>
    <message>
        <source>Quotes in {file} enclose cells, as decided: {answer}.</source>
        <translation>按您的决定，{file} 中的引号是否包围单元格：{answer}。</translation>
    </message>
    <message>
        <source>Rows of {file} that name the columns, as decided: {answer}.</source>
        <translation>按您的决定，{file} 中作为列名的行数：{answer}。</translation>
    </message>
    <message>
        <source>{file}: sheet “{answer}” was read, as decided.</source>
        <translation>{file}：按您的决定，读取了工作表“{answer}”。</translation>
    </message>
    <message>
        <source>Dates among labels in {file}, as decided: {answer}.</source>
        <translation>按您的决定，{file} 的标签中的日期处理方式：{answer}。</translation>
    </message>
    <message>
        <source>{file}: the records under “{answer}” were read, as decided.</source>
        <translation>{file}：按您的决定，读取了“{answer}”下的记录。</translation>
    </message>
    <message>
        <source>The comma in numbers of {file} is a decimal comma, as decided: {answer}.</source>
        <translation>按您的决定，{file} 的数字中的逗号是否为小数点：{answer}。</translation>
    </message>
    <message>
        <source>Read as scores of runs, folds or data sets: {n:,} rows, with {systems}.</source>
        <translation>按各次运行、各折或各数据集的得分读取：{n:,} 行，系统为 {systems}。</translation>
    </message>
    <message>
        <source>Blocks of cross-validation scores</source>
        <translation>分块的交叉验证得分</translation>
    </message>
    <message>
        <source>This name comes twice.</source>
        <translation>这个名称出现了两次。</translation>
    </message>
    <message>
        <source>A line of scores must hold a name and as many decimals as the others.</source>
        <translation>得分行必须有一个名称，小数的个数须与其他行相同。</translation>
    </message>
    <message>
        <source>{file} has data sets of one name (first: {name}, again in line {line:,}); they were told apart by a number.</source>
        <translation>{file} 中有同名的数据集（第一个：{name}，在第 {line:,} 行再次出现）；已用编号区分。</translation>
    </message>
    <message>
        <source>Write each system&apos;s name alone in a line, then one line per data set with its scores.</source>
        <translation>请让每个系统的名称单独占一行，其后每个数据集占一行，写上它的得分。</translation>
    </message>
    <message>
        <source>Rows of {file} without any value that were left out: {n:,}.</source>
        <translation>{file} 中没有任何值的行已略去：{n:,} 行。</translation>
    </message>
    <message>
        <source>Do these rows of {file} sum up the runs: {rows}?</source>
        <translation>{file} 的这些行是各次运行的汇总吗：{rows}？</translation>
    </message>
    <message>
        <source>They begin in line {line:,}. Counted as runs they would change every mean and every test.</source>
        <translation>它们从第 {line:,} 行开始。如果当作运行，所有平均值和检验都会随之改变。</translation>
    </message>
    <message>
        <source>Yes: leave these rows out</source>
        <translation>是：略去这些行</translation>
    </message>
    <message>
        <source>No: they are runs like the others</source>
        <translation>不是：它们与其他行一样是运行</translation>
    </message>
    <message>
        <source>Rows of {file} that look like a summary count as runs, as decided: {rows}.</source>
        <translation>{file} 中看似汇总的行，按您的决定当作运行：{rows}。</translation>
    </message>
    <message>
        <source>Rows of {file} that sum up the others were left out, as decided: {rows}.</source>
        <translation>{file} 中汇总其他行的那些行，按您的决定已略去：{rows}。</translation>
    </message>
    <message>
        <source>Column of tags, as decided: {name}.</source>
        <translation>标记列，按决定：{name}。</translation>
    </message>
    <message>
        <source>The copy of the reference in {file} differs from the one used ({base}) in {n:,} of {all:,} tags; the first: line {line:,}, “{found}” for “{expected}”.</source>
        <translation>{file} 中的参考答案副本与所用的（{base}）在 {all:,} 个标记中有 {n:,} 个不同；第一个：第 {line:,} 行，“{found}”而非“{expected}”。</translation>
    </message>
    <message>
        <source>This file does not hold tagged sentences, as the others do.</source>
        <translation>与其他文件不同，这个文件不是带标记的句子。</translation>
    </message>
    <message>
        <source>Write one token a line with its tag in the last column, and a blank line after every sentence; or leave the file out.</source>
        <translation>每行写一个词元，最后一列写标记，每句之后空一行；或者不使用这个文件。</translation>
    </message>
    <message>
        <source>No sentence is left that is equally long in every system.</source>
        <translation>没有剩下在每个系统中长度都相同的句子。</translation>
    </message>
    <message>
        <source>{n:,} of {all:,} tokens of {file} are not those of {base}; tags were joined by position all the same. The first: sentence {sentence:,}, line {line:,}, “{found}” for “{expected}”.</source>
        <translation>{file} 的 {all:,} 个词元中有 {n:,} 个与 {base} 不同；标记仍按位置对应。第一个：第 {sentence:,} 句，第 {line:,} 行，“{found}”而非“{expected}”。</translation>
    </message>
    <message>
        <source>Sentence {sentence:,} (line {line:,} of {file}) has {found:,} tokens, in {base} {expected:,}; the first that is missing is “{token}”.</source>
        <translation>第 {sentence:,} 句（{file} 第 {line:,} 行）有 {found:,} 个词元，在 {base} 中有 {expected:,} 个；第一个缺少的是“{token}”。</translation>
    </message>
    <message>
        <source>Sentence {sentence:,} (line {line:,} of {file}) has {found:,} tokens, in {base} {expected:,}; the first that is too many is “{token}”.</source>
        <translation>第 {sentence:,} 句（{file} 第 {line:,} 行）有 {found:,} 个词元，在 {base} 中有 {expected:,} 个；第一个多余的是“{token}”。</translation>
    </message>
    <message>
        <source>Sentence {sentence:,} (line {line:,} of {file}) has {found:,} tokens, in {base} {expected:,}; they part at token {place:,}, “{own}” for “{token}”.</source>
        <translation>第 {sentence:,} 句（{file} 第 {line:,} 行）有 {found:,} 个词元，在 {base} 中有 {expected:,} 个；从第 {place:,} 个词元起不同，“{own}”而非“{token}”。</translation>
    </message>
    <message>
        <source>Leave these sentences out for every system ({n:,} of {all:,})</source>
        <translation>对所有系统排除这些句子（{all:,} 句中的 {n:,} 句）</translation>
    </message>
    <message>
        <source>Fill what was cut off with O, outside of any span</source>
        <translation>用 O（不属于任何片段）补齐被截断的部分</translation>
    </message>
    <message>
        <source>Sentences of {files} with another number of tokens than in the reference: {n:,}. What should become of them?</source>
        <translation>{files} 中词元数与参考答案不同的句子：{n:,}。如何处理？</translation>
    </message>
    <message>
        <source>Sentences of other length than in the reference were left out: {n:,}.</source>
        <translation>长度与参考答案不同而被排除的句子：{n:,}。</translation>
    </message>
    <message>
        <source>Sentences that were cut off and filled with O, outside of any span: {n:,}.</source>
        <translation>被截断并以 O（不属于任何片段）补齐的句子：{n:,}。</translation>
    </message>
    <message>
        <source>{file} has {n:,} sentences and {base} has {n_base:,}; they part at sentence {sentence:,} (line {line:,} of {base}).</source>
        <translation>{file} 有 {n:,} 个句子，{base} 有 {n_base:,} 个；从第 {sentence:,} 句（{base} 第 {line:,} 行）起不一致。</translation>
    </message>
    <message>
        <source>{file} has {n:,} sentences and {base} has {n_base:,}, of the same tokens: blank lines stand in other places, first in sentence {sentence:,} (line {line:,} of {base}).</source>
        <translation>{file} 有 {n:,} 个句子，{base} 有 {n_base:,} 个，词元相同：空行的位置不同，首先出现在第 {sentence:,} 句（{base} 第 {line:,} 行）。</translation>
    </message>
    <message>
        <source>{file} has {n:,} sentences and {base} has {n_base:,}; sentence {sentence:,} (line {line:,} of {base}) seems to be missing.</source>
        <translation>{file} 有 {n:,} 个句子，{base} 有 {n_base:,} 个；似乎缺少第 {sentence:,} 句（{base} 第 {line:,} 行）。</translation>
    </message>
    <message>
        <source>Check that both belong to the same test set and that a blank line ends every sentence.</source>
        <translation>请检查两个文件是否属于同一测试集，以及每句之后是否有空行。</translation>
    </message>
    <message>
        <source>Tagged sentences (CoNLL columns)</source>
        <translation>带标记的句子（CoNLL 列格式）</translation>
    </message>
    <message>
        <source>The file holds no tokens.</source>
        <translation>文件中没有词元。</translation>
    </message>
    <message>
        <source>{file}: {n:,} -DOCSTART- lines begin documents and are no sentences.</source>
        <translation>{file}：{n:,} 行 -DOCSTART- 表示文档开始，不是句子。</translation>
    </message>
    <message>
        <source>Comments in {file} that were left out: {n:,} lines that begin with #.</source>
        <translation>{file} 中被忽略的注释：{n:,} 行（以 # 开头）。</translation>
    </message>
    <message>
        <source>{file}: {sentences:,} sentences with {tokens:,} tokens in {columns} columns separated by blanks.</source>
        <translation>{file}：{sentences:,} 个句子，{tokens:,} 个词元，{columns} 列，以空格分隔。</translation>
    </message>
    <message>
        <source>{file}: {sentences:,} sentences with {tokens:,} tokens in {columns} columns separated by tabs.</source>
        <translation>{file}：{sentences:,} 个句子，{tokens:,} 个词元，{columns} 列，以制表符分隔。</translation>
    </message>
    <message>
        <source>This token has {found:,} columns, the others have {expected:,}.</source>
        <translation>这个词元有 {found:,} 列，其他的有 {expected:,} 列。</translation>
    </message>
    <message>
        <source>Every line of a sentence needs a token and its tags; a blank line ends it.</source>
        <translation>句子的每一行都要有词元及其标记；空行表示句子结束。</translation>
    </message>
    <message>
        <source>Tags have no letters such as B- and I-: every run of equal tags is read as one span (scheme IO), so two spans of one type side by side cannot be told apart.</source>
        <translation>标记没有 B-、I- 之类的字母：每一段连续相同的标记读作一个片段（方案 IO），因此无法区分相邻的同类型片段。</translation>
    </message>
    <message>
        <source>{what}: tags that mark no spans; {n_types:,} different ones.</source>
        <translation>{what}：标记不表示片段；有 {n_types:,} 种。</translation>
    </message>
    <message>
        <source>{what} marks no span at all.</source>
        <translation>{what} 没有标出任何片段。</translation>
    </message>
    <message>
        <source>{what}: tags of the scheme {scheme} without types, {n:,} spans.</source>
        <translation>{what}：标注方案 {scheme}，无类型，{n:,} 个片段。</translation>
    </message>
    <message>
        <source>{what}: tags of the scheme {scheme}, {n:,} spans of the types {types}.</source>
        <translation>{what}：标注方案 {scheme}，{n:,} 个片段，类型为 {types}。</translation>
    </message>
    <message>
        <source>{what}: {n:,} of {all:,} spans break the rules of {scheme}, the scheme of the reference ({n_inside:,} start with I-); by itself the file looks like {own}. Scores “as conlleval does” count them as spans, strict scores do not. The first: “{tokens}” in sentence {sentence:,}.</source>
        <translation>{what}：{all:,} 个片段中有 {n:,} 个违反参考答案的标注方案 {scheme} 的规则（{n_inside:,} 个以 I- 开头）；单独看，该文件像是 {own}。“与 conlleval 相同”的得分把它们算作片段，严格得分则不算。第一个：第 {sentence:,} 句中的“{tokens}”。</translation>
    </message>
    <message>
        <source>{what}: {n:,} of {all:,} spans break the rules of {scheme} ({n_inside:,} start with I-). Scores “as conlleval does” count them as spans, strict scores do not. The first: “{tokens}” in sentence {sentence:,}.</source>
        <translation>{what}：{all:,} 个片段中有 {n:,} 个违反 {scheme} 的规则（{n_inside:,} 个以 I- 开头）。“与 conlleval 相同”的得分把它们算作片段，严格得分则不算。第一个：第 {sentence:,} 句中的“{tokens}”。</translation>
    </message>
    <message>
        <source>{what}: {n:,} tokens have a tag of no known form; they count as outside of any span.</source>
        <translation>{what}：{n:,} 个词元的标记形式未知，算作不属于任何片段。</translation>
    </message>
    <message>
        <source>There is no column “{column}” of tags; there are: {columns}.</source>
        <translation>没有标记列“{column}”；现有的列：{columns}。</translation>
    </message>
    <message>
        <source>The last column has {n:,} different texts; tags are far fewer.</source>
        <translation>最后一列有 {n:,} 种不同的文本；标记的种类应少得多。</translation>
    </message>
    <message>
        <source>Write the tags in the last column of every line.</source>
        <translation>请把标记写在每行的最后一列。</translation>
    </message>
    <message>
        <source>Rows look shifted by {n:,} from line {line:,} of {file} on: from there they fit the items of {base} {n:,} further down, as if a line were missing before it.</source>
        <translation>{file} 从第 {line:,} 行起似乎错开了 {n:,} 行：从那里开始，各行与 {base} 中往下 {n:,} 个的样本相符，像是在它之前缺了一行。</translation>
    </message>
    <message>
        <source>Rows look shifted by {n:,} from line {line:,} of {file} on: from there they fit the items of {base} {n:,} further up, as if a line too many stood there.</source>
        <translation>{file} 从第 {line:,} 行起似乎错开了 {n:,} 行：从那里开始，各行与 {base} 中往上 {n:,} 个的样本相符，像是那里多了一行。</translation>
    </message>
    <message>
        <source>Texts: compared by what they have in common</source>
        <translation>文本：按相同的内容多少来比较</translation>
    </message>
    <message>
        <source>Labels: right when equal to the reference</source>
        <translation>标签：与参考答案相同才算对</translation>
    </message>
    <message>
        <source>Are the answers in these files texts or labels?</source>
        <translation>这些文件中的答案是文本还是标签？</translation>
    </message>
    <message>
        <source>They are short, such as “{example}”, and hardly repeat: {distinct:,} different ones in {n:,} rows.</source>
        <translation>它们很短，例如“{example}”，而且几乎不重复：{n:,} 行中有 {distinct:,} 种。</translation>
    </message>
    <message>
        <source>The answers are texts, as decided.</source>
        <translation>答案按您的决定作为文本处理。</translation>
    </message>
    <message>
        <source>No item is left that has a reference text.</source>
        <translation>没有剩下任何有参考文本的样本。</translation>
    </message>
    <message>
        <source>Items without any reference text ({n:,}) have nothing to be compared with and were left out: {ids}.</source>
        <translation>没有任何参考文本的样本（{n:,} 个）无从比较，已略去：{ids}。</translation>
    </message>
    <message>
        <source>{system}: {n:,} of {all:,} outputs are empty (line {lines}). They keep their places and count as outputs that hold nothing.</source>
        <translation>{system}：{all:,} 个输出中有 {n:,} 个为空（第 {lines} 行）。它们保留原来的位置，按没有内容的输出计。</translation>
    </message>
    <message>
        <source>{file}: the reference is in {references}; the systems are {systems}.</source>
        <translation>{file}：参考文本在 {references} 中；系统为 {systems}。</translation>
    </message>
    <message>
        <source>Which file holds the reference texts?</source>
        <translation>哪个文件是参考文本？</translation>
    </message>
    <message>
        <source>No column can be told to be the texts.</source>
        <translation>看不出哪一列是文本。</translation>
    </message>
    <message>
        <source>Name the column of reference texts “reference”, of outputs “output”.</source>
        <translation>请将参考文本一列命名为“reference”，将输出一列命名为“output”。</translation>
    </message>
    <message>
        <source>{files} holds the reference texts.</source>
        <translation>{files} 是参考文本。</translation>
    </message>
    <message>
        <source>{files} hold {n:,} reference texts for each item; any of them may match.</source>
        <translation>{files} 为每个样本提供 {n:,} 个参考文本，与其中任何一个相符即可。</translation>
    </message>
    <message>
        <source>{files} holds the source texts; they are shown beside the items.</source>
        <translation>{files} 是原文，显示在样本旁边。</translation>
    </message>
    <message>
        <source>{file} holds the ids of the items.</source>
        <translation>{file} 是样本的编号。</translation>
    </message>
    <message>
        <source>{reason} BLEU is computed with it.</source>
        <translation>{reason}BLEU 按此计算。</translation>
    </message>
    <message>
        <source>Tokenizer of BLEU, as decided: {name}.</source>
        <translation>BLEU 的分词方式按您的决定为：{name}。</translation>
    </message>
    <message>
        <source>None: the blanks separate the words</source>
        <translation>不再分词：空格就是词的界线</translation>
    </message>
    <message>
        <source>{name}: the blanks mean nothing</source>
        <translation>{name}：空格没有意义</translation>
    </message>
    <message>
        <source>char: every character is a token</source>
        <translation>char：每个字符作为一个词元</translation>
    </message>
    <message>
        <source>Which tokenizer cuts these texts for BLEU?</source>
        <translation>计算 BLEU 时，这些文本用哪种方式分词？</translation>
    </message>
    <message>
        <source>Yet there are blanks between the words here, so the texts seem to be tokenized already. BLEU is another number with each choice.</source>
        <translation>但这里的词之间有空格，文本似乎已经分过词。不同的选择会得到不同的 BLEU。</translation>
    </message>
    <message>
        <source>{file}: {n:,} of {all:,} words have no head; they count as wrong.</source>
        <translation>{file}：{all:,} 个词中有 {n:,} 个没有中心词，算错。</translation>
    </message>
    <message>
        <source>{file}: {n:,} sentences are no trees (several roots, none, or a cycle); they are scored word by word all the same. The script of the shared task would refuse them.</source>
        <translation>{file}：{n:,} 个句子不是树（多个根、没有根或有环）；仍逐词计分。评测脚本会拒绝它们。</translation>
    </message>
    <message>
        <source>{file} has the words and sentences of the reference ({n:,} words, {sentences:,} sentences).</source>
        <translation>{file} 的词和句子与参考答案相同（{n:,} 个词，{sentences:,} 个句子）。</translation>
    </message>
    <message>
        <source>{file} cut the text in another way: {matched:,} of its {n:,} words were aligned with the {n_base:,} of the reference by their characters; {sentences:,} sentences against {sentences_base:,}. Words without partner count as wrong.</source>
        <translation>{file} 以另一种方式切分文本：按字符将其 {n:,} 个词中的 {matched:,} 个与参考答案的 {n_base:,} 个词对齐；{sentences:,} 个句子，参考答案为 {sentences_base:,} 个。没有对应的词算错。</translation>
    </message>
    <message>
        <source>This file does not hold parses, as the others do.</source>
        <translation>与其他文件不同，这个文件不是句法分析。</translation>
    </message>
    <message>
        <source>Give all files as CoNLL-U, or leave this one out.</source>
        <translation>请将所有文件以 CoNLL-U 格式给出，或者不使用这个文件。</translation>
    </message>
    <message>
        <source>Parses (CoNLL-U)</source>
        <translation>句法分析（CoNLL-U）</translation>
    </message>
    <message>
        <source>The file holds no words.</source>
        <translation>文件中没有词。</translation>
    </message>
    <message>
        <source>{file}: CoNLL-U, {sentences:,} sentences in {rows:,} rows, {comments:,} comments.</source>
        <translation>{file}：CoNLL-U，{rows:,} 行，{sentences:,} 个句子，{comments:,} 行注释。</translation>
    </message>
    <message>
        <source>A CoNLL-U line has ten columns separated by tabs; a blank line ends a sentence.</source>
        <translation>CoNLL-U 的每行有以制表符分隔的十列；空行表示句子结束。</translation>
    </message>
    <message>
        <source>This line has {n:,} columns instead of ten.</source>
        <translation>这一行有 {n:,} 列，而不是十列。</translation>
    </message>
    <message>
        <source>This is no number of a word.</source>
        <translation>这不是词的编号。</translation>
    </message>
    <message>
        <source>This sentence holds no word.</source>
        <translation>这个句子没有词。</translation>
    </message>
    <message>
        <source>Words are not numbered 1, 2, 3, … here.</source>
        <translation>这里的词没有按 1、2、3……编号。</translation>
    </message>
    <message>
        <source>This word has no form.</source>
        <translation>这个词没有形式。</translation>
    </message>
    <message>
        <source>A multiword token has fewer words than it says.</source>
        <translation>多词词元的词比它标明的少。</translation>
    </message>
    <message>
        <source>This head is no word of its sentence.</source>
        <translation>这个中心词不是本句中的词。</translation>
    </message>
    <message>
        <source>Check the file with the validator of Universal Dependencies, or write it again.</source>
        <translation>请用 Universal Dependencies 的校验程序检查文件，或重新写出文件。</translation>
    </message>
    <message>
        <source>The text is not that of {base}: in sentence {sentence:,} it goes on with “{found}”, in {base} with “{expected}”.</source>
        <translation>文本与 {base} 不同：在第 {sentence:,} 句，此处接着是“{found}”，而 {base} 中是“{expected}”。</translation>
    </message>
    <message>
        <source>All files must be parses of the same text; they may differ in how it is cut into tokens, words and sentences, not in its characters.</source>
        <translation>所有文件必须是同一文本的句法分析；切分成词元、词和句子的方式可以不同，字符不能不同。</translation>
    </message>
    <message>
        <source>{file}: sheet “{sheet}”, {n:,} rows below a header of {header:,}.</source>
        <translation>{file}：工作表“{sheet}”，{n:,} 行数据，表头 {header:,} 行。</translation>
    </message>
    <message>
        <source>{file}: numbers are stored as text in columns {columns}; 1 and the text “1” are one answer.</source>
        <translation>{file}：列 {columns} 中的数字以文本形式存储；数字 1 与文本“1”视为同一答案。</translation>
    </message>
    <message>
        <source>{file}: numbers with binary noise behind the 15 digits that a sheet shows: {n:,}. They were read as shown.</source>
        <translation>{file}：有 {n:,} 个数字在工作表显示的 15 位之后带有二进制误差，已按显示的数值读取。</translation>
    </message>
    <message>
        <source>{file}: blank rows that were left out: {n:,}.</source>
        <translation>{file}：已略去的空行：{n:,}。</translation>
    </message>
    <message>
        <source>{file}: empty cells among filled ones: {cells}.</source>
        <translation>{file}：有内容的单元格之间的空单元格：{cells}。</translation>
    </message>
    <message>
        <source>{file}: cells of sheet “{sheet}” that hold an error such as #DIV/0!: {cells}. They were read as empty.</source>
        <translation>{file}：工作表“{sheet}”中含有错误值（如 #DIV/0!）的单元格：{cells}。已按空单元格读取。</translation>
    </message>
    <message>
        <source>{file}: formulas in sheet “{sheet}”: {n:,}. Their values were read as they were when the workbook was saved.</source>
        <translation>{file}：工作表“{sheet}”中有 {n:,} 个公式，已读取工作簿保存时的计算结果。</translation>
    </message>
    <message>
        <source>{file}: {n:,} cells of columns {columns} are dates among other answers ({cells}); a spreadsheet program makes dates of labels such as 1-2.</source>
        <translation>{file}：列 {columns} 中有 {n:,} 个单元格是混在其他答案中的日期（{cells}）；电子表格程序会把 1-2 之类的标签变成日期。</translation>
    </message>
    <message>
        <source>Labels that became dates: {date} is {label}</source>
        <translation>被变成日期的标签：{date} 即 {label}</translation>
    </message>
    <message>
        <source>Dates as they are: {date}</source>
        <translation>保留日期原样：{date}</translation>
    </message>
    <message>
        <source>Spoiled cells: no answer</source>
        <translation>已损坏的单元格：没有答案</translation>
    </message>
    <message>
        <source>What are the dates among the labels of {file}?</source>
        <translation>{file} 的标签中出现的日期是什么？</translation>
    </message>
    <message>
        <source>A sheet reaches over {rows:,} rows and {columns:,} columns; sheets of up to {most:,} cells can be read.</source>
        <translation>有一个工作表达到 {rows:,} 行、{columns:,} 列；最多可读取 {most:,} 个单元格的工作表。</translation>
    </message>
    <message>
        <source>Delete what stands far outside the table, or save the sheet as CSV.</source>
        <translation>请删除远在表格之外的内容，或将工作表另存为 CSV。</translation>
    </message>
    <message>
        <source>The workbook cannot be read: {reason}.</source>
        <translation>无法读取该工作簿：{reason}。</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet program and save it again, or save the sheet as CSV.</source>
        <translation>请用电子表格程序打开并重新保存，或将工作表另存为 CSV。</translation>
    </message>
    <message>
        <source>The workbook is locked with a password.</source>
        <translation>该工作簿设有密码。</translation>
    </message>
    <message>
        <source>Remove the password in a spreadsheet program and save it again.</source>
        <translation>请在电子表格程序中取消密码并重新保存。</translation>
    </message>
    <message>
        <source>Sheet “{sheet}”, {rows:,} rows and {columns:,} columns</source>
        <translation>工作表“{sheet}”，{rows:,} 行 {columns:,} 列</translation>
    </message>
    <message>
        <source>Which sheet of {file} is meant?</source>
        <translation>应读取 {file} 的哪个工作表？</translation>
    </message>
    <message>
        <source>Header rows: {n:,}; the columns are {names}</source>
        <translation>表头行数：{n:,}；各列为 {names}</translation>
    </message>
    <message>
        <source>None: the first row is data</source>
        <translation>无：第一行就是数据</translation>
    </message>
    <message>
        <source>How many rows of sheet “{sheet}” in {file} name the columns?</source>
        <translation>{file} 的工作表“{sheet}”中，有几行是列名？</translation>
    </message>
    <message>
        <source>Cells of the first row are merged, or names stand below blanks in it.</source>
        <translation>第一行中有合并的单元格，或其空白处下方有列名。</translation>
    </message>
    <message>
        <source>{file} has hidden sheets, which were not read: {sheets}.</source>
        <translation>{file} 有隐藏的工作表，未读取：{sheets}。</translation>
    </message>
    <message>
        <source>No sheet is called “{name}”; there are: {names}.</source>
        <translation>没有名为“{name}”的工作表；现有：{names}。</translation>
    </message>
    <message>
        <source>The workbook has no sheet with data.</source>
        <translation>该工作簿中没有含数据的工作表。</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet program to see what it holds.</source>
        <translation>请用电子表格程序打开，查看其内容。</translation>
    </message>
    <message>
        <source>One-sided, chosen after a result was seen: the true error rate is about twice α. Report the two-sided p.</source>
        <translation>单侧检验是在看到结果之后选择的：真实的错误率约为 α 的两倍。请报告双侧 p 值。</translation>
    </message>
    <message>
        <source>Settings were chosen on this test set: the score of the system they were chosen for is too high here, and p too small. Choose them on other data.</source>
        <translation>设置是在这个测试集上选择的：据此选择设置的系统在这里的分数偏高，p 值偏小。请用其他数据选择设置。</translation>
    </message>
    <message>
        <source>{n:,} comparisons without correction: if no systems differed at all, at least one p below {alpha:g} would still turn up with a chance of up to {chance:.0%} (for independent tests).</source>
        <translation>{n:,} 次比较未作校正：即使所有系统都毫无差异，仍有最高 {chance:.0%} 的机会出现至少一个低于 {alpha:g} 的 p 值（假定各检验独立）。</translation>
    </message>
    <message>
        <source>This test set has served {n:,} comparisons of {outputs:,} outputs since {since}.</source>
        <translation>自 {since} 以来，这个测试集已用于 {outputs:,} 份输出的 {n:,} 次比较。</translation>
    </message>
    <message>
        <source>This test set has served {n:,} comparisons of {outputs:,} outputs since {since}. Systems kept because they did well on it do well on it by chance too: confirm the result on items that nobody has looked at.</source>
        <translation>自 {since} 以来，这个测试集已用于 {outputs:,} 份输出的 {n:,} 次比较。因在其上表现好而被保留的系统，其好成绩也有偶然成分：请用没有人看过的条目来确认结果。</translation>
    </message>
    <message>
        <source>A normal approximation with {n:,} discordant items (fewer than {few:,}) is not reliable: use the exact test.</source>
        <translation>只有 {n:,} 个不一致条目（少于 {few:,} 个）时，正态近似不可靠：请使用精确检验。</translation>
    </message>
    <message>
        <source>A normal approximation with {n:,} items (fewer than {few:,}) is not reliable: use the exact test.</source>
        <translation>只有 {n:,} 个条目（少于 {few:,} 个）时，正态近似不可靠：请使用精确检验。</translation>
    </message>
    <message>
        <source>The intervals of the two scores overlap and the difference is significant all the same: overlapping intervals are not a test. Look at the interval of the difference.</source>
        <translation>两个分数的区间重叠，而差异仍然显著：区间重叠并不是检验。请看差异的区间。</translation>
    </message>
    <message>
        <source>The intervals of the two scores do not overlap, yet the test of the difference is not significant: go by the test, which knows that the items are the same.</source>
        <translation>两个分数的区间不重叠，但差异的检验并不显著：请以检验为准，它知道双方的条目是相同的。</translation>
    </message>
    <message>
        <source>single-step max-T</source>
        <translation>单步 max-T</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Lowest rank</source>
        <translation>最靠前名次</translation>
    </message>
    <message>
        <source>Highest rank</source>
        <translation>最靠后名次</translation>
    </message>
    <message>
        <source>Leads in</source>
        <translation>领先比例</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>No two of the {n:,} systems can be told apart</source>
        <translation>{n:,} 个系统两两之间都区分不开</translation>
    </message>
    <message>
        <source>{best} is better than every other system</source>
        <translation>{best} 好于其他所有系统</translation>
    </message>
    <message>
        <source>{best} scores higher than every other system</source>
        <translation>{best} 的得分高于其他所有系统</translation>
    </message>
    <message>
        <source>{best} has the best {metric}, and no system can be told from it</source>
        <translation>{best} 的{metric}最好，但没有一个系统能与它区分开</translation>
    </message>
    <message>
        <source>{best} has the best {metric}; {others} cannot be told from it</source>
        <translation>{best} 的{metric}最好；{others} 与它区分不开</translation>
    </message>
    <message>
        <source>{best} has the best {metric}; {first} and one more system cannot be told from it</source>
        <translation>{best} 的{metric}最好；{first} 及另外一个系统与它区分不开</translation>
    </message>
    <message>
        <source>{best} has the best {metric}; {first} and {more:,} more systems cannot be told from it</source>
        <translation>{best} 的{metric}最好；{first} 及另外 {more:,} 个系统与它区分不开</translation>
    </message>
    <message>
        <source>{k:,} of {n:,} pairs differ at α = {alpha} ({correction}) · {method}</source>
        <translation>α = {alpha}（{correction}）时，{n:,} 对中有 {k:,} 对有差异 · {method}</translation>
    </message>
    <message>
        <source>Against {baseline}: {wins:,} better, {ties:,} not told apart, {losses:,} worse</source>
        <translation>与 {baseline} 相比：{wins:,} 个更好，{ties:,} 个区分不开，{losses:,} 个更差</translation>
    </message>
    <message>
        <source>Systems that share a letter cannot be told apart: their adjusted p is above {alpha}. That is not to say that they are equally good.</source>
        <translation>有共同字母的系统区分不开：校正后的 p 大于 {alpha}。这不等于说它们同样好。</translation>
    </message>
    <message>
        <source>Were the runs drawn anew, {best} would lead nearly always: in more than 99.9 % of the draws.</source>
        <translation>假如重新抽取各次运行，{best} 几乎总是领先：在 99.9 % 以上的抽取中如此。</translation>
    </message>
    <message>
        <source>Were the runs drawn anew, {best} would lead in {share:.1f} % of the draws.</source>
        <translation>假如重新抽取各次运行，{best} 会在 {share:.1f} % 的抽取中领先。</translation>
    </message>
    <message>
        <source>Were the items drawn anew, {best} would lead nearly always: in more than 99.9 % of the draws.</source>
        <translation>假如重新抽取样本，{best} 几乎总是领先：在 99.9 % 以上的抽取中如此。</translation>
    </message>
    <message>
        <source>Were the items drawn anew, {best} would lead in {share:.1f} % of the draws.</source>
        <translation>假如重新抽取样本，{best} 会在 {share:.1f} % 的抽取中领先。</translation>
    </message>
    <message>
        <source>With {n:,} tests some would look significant by chance. {name} keeps the risk of even one false alarm among them to {alpha:g} %.</source>
        <translation>做 {n:,} 次检验，总有一些会碰巧显著。{name} 把其中出现误报（哪怕一次）的风险控制在 {alpha:g} % 以内。</translation>
    </message>
    <message>
        <source>With {n:,} tests some would look significant by chance. {name} keeps the expected share of false alarms among the differences found to {alpha:g} %.</source>
        <translation>做 {n:,} 次检验，总有一些会碰巧显著。{name} 把所发现的差异中误报的期望比例控制在 {alpha:g} % 以内。</translation>
    </message>
    <message>
        <source>Mean ranks: in the diagram of critical differences systems differ when their mean ranks over the {n:,} runs are more than {distance:.2f} apart (Nemenyi). Friedman&apos;s test, F of Iman and Davenport: p {relation} {p}.</source>
        <translation>平均秩：在临界差异图中，两个系统在 {n:,} 次运行上的平均秩相差超过 {distance:.2f} 时，即有差异（Nemenyi）。Friedman 检验，Iman–Davenport 的 F：p {relation} {p}。</translation>
    </message>
    <message>
        <source>Left out, because their score is undefined (0/0): {names}.</source>
        <translation>因得分无定义（0/0）而略去：{names}。</translation>
    </message>
    <message>
        <source>These runs are folds of one data set: they share training data, and tests that take them for independent find too much. The page Runs has the corrected test.</source>
        <translation>这些运行是同一数据集的各折：它们共用训练数据，把它们当作独立的检验会发现过多的差异。“多次运行”页面有经过校正的检验。</translation>
    </message>
    <message>
        <source>{n:,} items that not every system has a score of are left out, so that all pairs are compared on the same items.</source>
        <translation>有 {n:,} 个样本并非每个系统都有得分，已略去，使所有系统对都在同一批样本上比较。</translation>
    </message>
    <message>
        <source>{name}: {assumes}.</source>
        <translation>{name}：{assumes}。</translation>
    </message>
    <message>
        <source>Not to be told apart does not carry over: of three systems the first and the third can differ although neither differs from the second. So some carry several letters.</source>
        <translation>区分不开并不传递：三个系统中，即使第一个和第三个都与第二个区分不开，它们彼此也可能有差异。因此有的系统带有几个字母。</translation>
    </message>
    <message>
        <source>Mean ranks and mean scores are two questions and can answer differently; and with Nemenyi&apos;s test adding or leaving out a system can change what it says of the others.</source>
        <translation>平均秩与平均得分是两个问题，答案可能不同；而且用 Nemenyi 检验时，加入或去掉一个系统，可能改变对其他系统的结论。</translation>
    </message>
    <message>
        <source>No pair can differ here: the smallest p-value that the test can give is {p}, and {n:,} pairs are tested. More items, more resamples or fewer systems are needed.</source>
        <translation>这里不可能有任何一对显出差异：该检验能给出的最小 p 值是 {p}，而要检验 {n:,} 对。需要更多样本、更多重采样或更少系统。</translation>
    </message>
    <message>
        <source>Which error do you fear most?</source>
        <translation>您最担心哪种错误？</translation>
    </message>
    <message>
        <source>How much worse is a miss than a false alarm?</source>
        <translation>漏报比误报严重多少？</translation>
    </message>
    <message>
        <source>Much worse: somebody looks at every alarm anyway</source>
        <translation>严重得多：反正每个警报都有人查看</translation>
    </message>
    <message>
        <source>Recall is the share of the cases that are found. It alone rewards sounding the alarm always: report precision beside it.</source>
        <translation>召回率是被找到的实例所占的比例。只看它会奖励总是报警的系统：请同时报告精确率。</translation>
    </message>
    <message>
        <source>Worse, but false alarms cost time as well</source>
        <translation>更严重，但误报也要花时间</translation>
    </message>
    <message>
        <source>The F-score with β = 2 weighs recall over precision.</source>
        <translation>β = 2 的 F 值使召回率的权重高于精确率。</translation>
    </message>
    <message>
        <source>What is a false alarm measured against?</source>
        <translation>误报相对于什么来衡量？</translation>
    </message>
    <message>
        <source>Against all alarms: can one be trusted when it comes?</source>
        <translation>相对于所有警报：警报出现时能相信吗？</translation>
    </message>
    <message>
        <source>Precision is the share of the alarms that are right. It alone rewards hardly ever sounding one: report recall beside it.</source>
        <translation>精确率是正确警报所占的比例。只看它会奖励几乎从不报警的系统：请同时报告召回率。</translation>
    </message>
    <message>
        <source>Against all other items: how many are bothered for nothing?</source>
        <translation>相对于所有其他条目：有多少被无端打扰？</translation>
    </message>
    <message>
        <source>Specificity is the share of the other items that are left alone; it does not change with how frequent the class is.</source>
        <translation>特异度是其他条目中未被打扰的比例；它不随该类的频率变化。</translation>
    </message>
    <message>
        <source>Every wrong answer costs the same</source>
        <translation>每个错误答案的代价相同</translation>
    </message>
    <message>
        <source>Accuracy counts every error once. With a frequent class, always guessing it does well: look at the class distribution.</source>
        <translation>准确率把每个错误算一次。若有某类十分常见，总猜该类也能得高分：请查看类别分布。</translation>
    </message>
    <message>
        <source>Missing a case of one class</source>
        <translation>漏掉某一类的一个实例</translation>
    </message>
    <message>
        <source>A false alarm for one class</source>
        <translation>对某一类的一次误报</translation>
    </message>
    <message>
        <source>Both, for one class that matters</source>
        <translation>两者都担心，针对一个重要的类</translation>
    </message>
    <message>
        <source>F1 is high only when precision and recall are. It does not look at items of other classes that are rightly left alone.</source>
        <translation>只有精确率和召回率都高时 F1 才高。它不考虑其他类中被正确放过的条目。</translation>
    </message>
    <message>
        <source>Being bad at rare classes without noticing</source>
        <translation>对稀有类表现差而未被察觉</translation>
    </message>
    <message>
        <source>Macro-F1 gives every class the same weight, so that rare ones count. With few items of a class it is unsteady: look at its interval.</source>
        <translation>宏平均 F1 给每一类相同的权重，使稀有类也起作用。某类条目很少时它不稳定：请看它的区间。</translation>
    </message>
    <message>
        <source>Success that mere guessing would have too</source>
        <translation>单凭猜测也能取得的成绩</translation>
    </message>
    <message>
        <source>The Matthews correlation is 0 for any way of guessing, whatever the class distribution.</source>
        <translation>无论类别分布如何，任何猜测方式的马修斯相关系数都是 0。</translation>
    </message>
    <message>
        <source>Wrong order: the threshold will be chosen later</source>
        <translation>顺序错误：阈值以后再选</translation>
    </message>
    <message>
        <source>The area under the ROC curve looks at the order of the scores only; for a rare class average precision tells more.</source>
        <translation>ROC 曲线下面积只看分数的顺序；对稀有类，平均精确率更能说明问题。</translation>
    </message>
    <message>
        <source>Being wrong while being sure</source>
        <translation>在很有把握时出错</translation>
    </message>
    <message>
        <source>The Brier score punishes confident errors and cannot be gamed; the log loss does so even more.</source>
        <translation>Brier 分数惩罚有把握的错误，且无法投机取巧；对数损失惩罚得更重。</translation>
    </message>
    <message>
        <source>Spans that are missed, invented or cut wrongly</source>
        <translation>漏掉、凭空产生或边界错误的片段</translation>
    </message>
    <message>
        <source>F1 of whole spans: a span counts only with both ends and the type right.</source>
        <translation>整个片段的 F1：两端和类型都正确的片段才算数。</translation>
    </message>
    <message>
        <source>Missed spans</source>
        <translation>漏掉的片段</translation>
    </message>
    <message>
        <source>Recall of whole spans.</source>
        <translation>整个片段的召回率。</translation>
    </message>
    <message>
        <source>Not finding the place at all; a ragged edge is half as bad</source>
        <translation>根本没有找到位置；边界不齐只算一半</translation>
    </message>
    <message>
        <source>Spans that overlap one of the reference count half.</source>
        <translation>与参考部分重叠的片段算一半。</translation>
    </message>
    <message>
        <source>Rare types that go wrong unnoticed</source>
        <translation>稀有类型出错而未被察觉</translation>
    </message>
    <message>
        <source>The mean of the types&apos; F1.</source>
        <translation>各类型 F1 的均值。</translation>
    </message>
    <message>
        <source>Wrong tags of single tokens</source>
        <translation>单个词元的标签错误</translation>
    </message>
    <message>
        <source>The share of tokens with the right tag. With spans it is high by the many tokens outside of any.</source>
        <translation>标签正确的词元所占的比例。在片段任务中，由于大量词元不属于任何片段，该值总是很高。</translation>
    </message>
    <message>
        <source>Translations that say something else</source>
        <translation>意思走样的译文</translation>
    </message>
    <message>
        <source>chrF agrees with human judgements better than BLEU and needs no tokenizer; it still sees only the surface.</source>
        <translation>chrF 比 BLEU 更符合人工判断，且不需要分词器；但它仍只看表面形式。</translation>
    </message>
    <message>
        <source>Summaries that leave out what matters</source>
        <translation>遗漏要点的摘要</translation>
    </message>
    <message>
        <source>ROUGE counts which words of the reference are found again.</source>
        <translation>ROUGE 统计参考中的哪些词再次出现。</translation>
    </message>
    <message>
        <source>Wrong words in a transcript</source>
        <translation>转写中的错词</translation>
    </message>
    <message>
        <source>Word edits over words of the reference; lower is better.</source>
        <translation>词编辑数除以参考的词数；越低越好。</translation>
    </message>
    <message>
        <source>Any deviation at all</source>
        <translation>任何偏差</translation>
    </message>
    <message>
        <source>The share of texts that are right in full.</source>
        <translation>完全正确的文本所占的比例。</translation>
    </message>
    <message>
        <source>Being off by much on the typical item</source>
        <translation>在典型条目上偏差很大</translation>
    </message>
    <message>
        <source>The mean distance, in units of the numbers.</source>
        <translation>平均距离，以数值的单位表示。</translation>
    </message>
    <message>
        <source>A few very large errors</source>
        <translation>少数非常大的误差</translation>
    </message>
    <message>
        <source>Squares weigh large errors: one of 10 as much as 100 of 1.</source>
        <translation>平方加重大误差：一个 10 的误差相当于 100 个 1 的误差。</translation>
    </message>
    <message>
        <source>The wrong order of the items</source>
        <translation>条目的顺序错误</translation>
    </message>
    <message>
        <source>Rank correlation: blind to numbers that are all too high.</source>
        <translation>秩相关：看不出数值整体偏高。</translation>
    </message>
    <message>
        <source>Numbers that are all shifted or stretched</source>
        <translation>数值整体偏移或拉伸</translation>
    </message>
    <message>
        <source>Concordance falls with a shift, which correlation does not see.</source>
        <translation>一致性相关系数会因整体偏移而下降，普通相关系数则看不出来。</translation>
    </message>
    <message>
        <source>Do all systems have the same mean?</source>
        <translation>所有系统的均值相同吗？</translation>
    </message>
    <message>
        <source>Do all systems tend to rank alike?</source>
        <translation>所有系统的名次倾向相同吗？</translation>
    </message>
    <message>
        <source>degrees of freedom times ε = {epsilon:.3f} (Greenhouse–Geisser), because differences between systems need not vary alike; without: p = {p}</source>
        <translation>自由度乘以 ε = {epsilon:.3f}（Greenhouse–Geisser），因为系统之间的差值变动未必相同；不作校正时 p = {p}</translation>
    </message>
    <message>
        <source>Repeated-measures ANOVA</source>
        <translation>重复测量方差分析</translation>
    </message>
    <message>
        <source>Friedman test</source>
        <translation>Friedman 检验</translation>
    </message>
    <message>
        <source>corrected for ties; W is Kendall&apos;s</source>
        <translation>已作同分校正；W 为 Kendall 的 W</translation>
    </message>
    <message>
        <source>Friedman test as F (Iman–Davenport)</source>
        <translation>F 形式的 Friedman 检验（Iman–Davenport）</translation>
    </message>
    <message>
        <source>less conservative than the χ² approximation</source>
        <translation>不像 χ² 近似那样保守</translation>
    </message>
    <message>
        <source>Welch&apos;s ANOVA</source>
        <translation>Welch 方差分析</translation>
    </message>
    <message>
        <source>systems may vary differently</source>
        <translation>各系统的变动可以不同</translation>
    </message>
    <message>
        <source>One-way ANOVA</source>
        <translation>单因素方差分析</translation>
    </message>
    <message>
        <source>assumes that all systems vary alike</source>
        <translation>假定各系统的变动相同</translation>
    </message>
    <message>
        <source>Kruskal–Wallis test</source>
        <translation>Kruskal–Wallis 检验</translation>
    </message>
    <message>
        <source>corrected for ties</source>
        <translation>已作同分校正</translation>
    </message>
    <message>
        <source>There are too few items to plan from.</source>
        <translation>样本太少，无从规划。</translation>
    </message>
    <message>
        <source>A and B never differ here, so nothing says how much systems of this kind vary.</source>
        <translation>A 与 B 在这里从无差异，因此无从得知这类系统之间的变动有多大。</translation>
    </message>
    <message>
        <source>With one run nothing says how much runs vary.</source>
        <translation>只有一次运行，无从得知各次运行的变动有多大。</translation>
    </message>
    <message>
        <source>{headline}: mean {mean_a} (SD {sd_a}, {n_a:,} runs) for {a} and {mean_b} (SD {sd_b}, {n_b:,} runs) for {b}; difference {difference}, {level} % interval {low} to {high} ({test}, {statistic}, p {p}).</source>
        <translation>{headline}：{a} 的均值为 {mean_a}（SD {sd_a}，{n_a:,} 次运行），{b} 为 {mean_b}（SD {sd_b}，{n_b:,} 次运行）；差异 {difference}，{level} % 区间 {low} 至 {high}（{test}，{statistic}，p {p}）。</translation>
    </message>
    <message>
        <source>{headline}: mean {mean_a} (SD {sd_a}, {n_a:,} runs) for {a} and {mean_b} (SD {sd_b}, {n_b:,} runs) for {b}.</source>
        <translation>{headline}：{a} 的均值为 {mean_a}（SD {sd_a}，{n_a:,} 次运行），{b} 为 {mean_b}（SD {sd_b}，{n_b:,} 次运行）。</translation>
    </message>
    <message>
        <source>{a}: M = {mean_a}, SD = {sd_a}; {b}: M = {mean_b}, SD = {sd_b}.</source>
        <translation>{a}：M = {mean_a}，SD = {sd_a}；{b}：M = {mean_b}，SD = {sd_b}。</translation>
    </message>
    <message>
        <source>{test}: {a} (M = {mean_a}, SD = {sd_a}) against {b} (M = {mean_b}, SD = {sd_b}), {statistic}, p {p}, {effect}, mean difference = {difference}, {level}% CI [{low}, {high}].</source>
        <translation>{test}：{a}（M = {mean_a}，SD = {sd_a}）与 {b}（M = {mean_b}，SD = {sd_b}），{statistic}，p {p}，{effect}，均值差 = {difference}，{level}% CI [{low}, {high}]。</translation>
    </message>
    <message>
        <source>{n:,} folds without a column of repetitions: taken for {r:,} repetitions of 10 folds</source>
        <translation>{n:,} 折，没有说明重复的列：视为 10 折的 {r:,} 次重复</translation>
    </message>
    <message>
        <source>five repetitions of two folds, as the columns of the file say</source>
        <translation>两折的五次重复，依文件的列而定</translation>
    </message>
    <message>
        <source>{r:,} repetitions of {k:,} folds, as the columns of the file say</source>
        <translation>{k:,} 折的 {r:,} 次重复，依文件的列而定</translation>
    </message>
    <message>
        <source>{k:,} folds, as the names of the rows say</source>
        <translation>{k:,} 折，依行名而定</translation>
    </message>
    <message>
        <source>paired: both systems were scored on each {column}, {n:,} in all</source>
        <translation>成对：两个系统在每个 {column} 上都有得分，共 {n:,} 个</translation>
    </message>
    <message>
        <source>paired: the files hold one score per item, and row i is the same item for both. Choose “Independent” if the rows are runs that do not belong together</source>
        <translation>成对：文件中每个样本一个得分，两者的第 i 行是同一样本。如果各行是互不对应的运行，请选“独立”</translation>
    </message>
    <message>
        <source>{name} has no score among the runs in play.</source>
        <translation>{name} 在所选的运行中没有得分。</translation>
    </message>
    <message>
        <source>Scores are averaged within each {column}: repetitions on one of them are not independent, so each of the {n:,} counts as one run. Choose a slice to look at the repetitions of one.</source>
        <translation>得分已在每个 {column} 内取平均：其中的重复并不独立，所以 {n:,} 个中每个算作一次运行。要看其中一个的各次重复，请选择切片。</translation>
    </message>
    <message>
        <source>{n:,} runs that only one of {a} and {b} has a score of are left out: {names}.</source>
        <translation>有 {n:,} 次运行只有 {a} 和 {b} 之一有得分，已略去：{names}。</translation>
    </message>
    <message>
        <source>{names} have the same score in every run: was one file given twice?</source>
        <translation>{names} 在每次运行中得分都相同：是否把同一文件给了两次？</translation>
    </message>
    <message>
        <source>{system}: {details}</source>
        <translation>{system}：{details}</translation>
    </message>
    <message>
        <source>{name} {value:,}</source>
        <translation>{name} {value:,}</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>{metric} of the confusion matrix {matrix}</source>
        <translation>混淆矩阵 {matrix} 的{metric}</translation>
    </message>
    <message>
        <source>{metric} of “{candidate}” against “{reference}”</source>
        <translation>“{candidate}”对“{reference}”的 {metric}</translation>
    </message>
    <message>
        <source>{what}, scores {positive} against {negative}</source>
        <translation>{what}，得分 {positive} 对 {negative}</translation>
    </message>
    <message>
        <source>Micro-F1</source>
        <translation>微平均 F1</translation>
    </message>
    <message>
        <source>Accuracy at .5</source>
        <translation>阈值 .5 时的准确率</translation>
    </message>
    <message>
        <source>1-gram precision</source>
        <translation>1 元组精确率</translation>
    </message>
    <message>
        <source>2-gram precision</source>
        <translation>2 元组精确率</translation>
    </message>
    <message>
        <source>BLEU-2</source>
        <translation>BLEU-2</translation>
    </message>
    <message>
        <source>Clipped 1-gram precision of “cat cat cat”</source>
        <translation>“cat cat cat”截断后的 1 元组精确率</translation>
    </message>
    <message>
        <source>{test}, A higher on 6 of 6 items, p</source>
        <translation>{test}，6 个样本上都是 A 更高，p</translation>
    </message>
    <message>
        <source>{test}, only A right on 10 items, only B on 2, p</source>
        <translation>{test}，只有 A 答对 10 个，只有 B 答对 2 个，p</translation>
    </message>
    <message>
        <source>{system} finds {label} at threshold {threshold}</source>
        <translation>{system} 在阈值 {threshold} 下找到的 {label}</translation>
    </message>
    <message>
        <source>false alarms of {system} for {label} at threshold {threshold}</source>
        <translation>{system} 在阈值 {threshold} 下对 {label} 的误报</translation>
    </message>
    <message>
        <source>{system} misses {label} at threshold {threshold}</source>
        <translation>{system} 在阈值 {threshold} 下漏掉的 {label}</translation>
    </message>
    <message>
        <source>{system} rightly passes over at threshold {threshold} (not {label})</source>
        <translation>{system} 在阈值 {threshold} 下正确放过的样本（不是 {label}）</translation>
    </message>
    <message>
        <source>ROC AUC of {system} {area:.4f}, {level:g} % interval {low:.4f} to {high:.4f} (DeLong); average precision {ap:.4f}</source>
        <translation>{system} 的 ROC AUC 为 {area:.4f}，{level:g} % 区间 {low:.4f} 至 {high:.4f}（DeLong）；平均精确率 {ap:.4f}</translation>
    </message>
    <message>
        <source>ROC AUC {area_a:.4f} ({a}) and {area_b:.4f} ({b}), {a} − {b} {difference}, {level:g} % interval {low} to {high}, p = {p} (DeLong) · average precision {ap_a:.4f} and {ap_b:.4f}</source>
        <translation>ROC AUC 为 {area_a:.4f}（{a}）与 {area_b:.4f}（{b}），{a} − {b} {difference}，{level:g} % 区间 {low} 至 {high}，p = {p}（DeLong）· 平均精确率 {ap_a:.4f} 与 {ap_b:.4f}</translation>
    </message>
    <message>
        <source>Take one item that is {label} and one that is not: {system} gives the first the higher score in {area:.1f} % of such pairs. A coin reaches 50 %.</source>
        <translation>取一个属于 {label} 的样本和一个不属于的：在 {area:.1f} % 的这种样本对中，{system} 给前者的得分更高。抛硬币为 50 %。</translation>
    </message>
    <message>
        <source>Each point of a curve is a threshold. Further left means fewer false alarms, further up means fewer items missed; the dashed line is guessing.</source>
        <translation>曲线上每一点对应一个阈值。越靠左误报越少，越靠上漏掉的样本越少；虚线为随意猜测。</translation>
    </message>
    <message>
        <source>Each point of a curve is a threshold: how clean the alarms are when so many of the {n_positive:,} items are found. The dashed line is guessing: {share:.1f} % of all items are {label}.</source>
        <translation>曲线上每一点对应一个阈值：在 {n_positive:,} 个应找的样本中找到这么多时，报警有多干净。虚线为随意猜测：全部样本中有 {share:.1f} % 是 {label}。</translation>
    </message>
    <message>
        <source>Items are put into ten bins by their probability. On the dashed line probabilities are honest: of items given .8, 80 % are {label}. Below it the system is too sure.</source>
        <translation>样本按概率分入十个区段。虚线上的概率如实：概率为 .8 的样本中有 80 % 是 {label}。在虚线之下，说明系统过于自信。</translation>
    </message>
    <message>
        <source>Only {share:.1f} % of the items are {label}: a small false positive rate is still many false alarms. The precision–recall curve shows that.</source>
        <translation>只有 {share:.1f} % 的样本是 {label}：假正例率虽小，误报仍然很多。精确率–召回率曲线能显示这一点。</translation>
    </message>
    <message>
        <source>There are {n:,} items of the rarer side only: curves and areas are rough.</source>
        <translation>较少的一方只有 {n:,} 个样本：曲线和面积都比较粗略。</translation>
    </message>
    <message>
        <source>{n:,} items have no score from some system and are left out here.</source>
        <translation>有 {n:,} 个样本缺少某个系统的得分，这里略去。</translation>
    </message>
    <message>
        <source>Some systems give probabilities and some other scores: one threshold does not mean the same for all of them.</source>
        <translation>有的系统给出概率，有的给出其他得分：同一个阈值对它们意义不同。</translation>
    </message>
    <message>
        <source>run {name}</source>
        <translation>运行 {name}</translation>
    </message>
    <message>
        <source>{column} {name}</source>
        <translation>{column} {name}</translation>
    </message>
    <message>
        <source>ordinal</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>等距</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>{coefficient}, {variant}</source>
        <translation>{coefficient}，{variant}</translation>
    </message>
    <message>
        <source>{name} does not fit these ratings</source>
        <translation>{name} 不适合这些评分</translation>
    </message>
    <message>
        <source>{name} is undefined</source>
        <translation>{name} 无定义</translation>
    </message>
    <message>
        <source>In {value} of pairs two ratings of an item are the same</source>
        <translation>同一样本的两个评分在 {value} 的评分对中相同</translation>
    </message>
    <message>
        <source>{name} is {value}, although {percent} % of pairs have the same label</source>
        <translation>{name} 为 {value}，尽管 {percent} % 的评分对标签相同</translation>
    </message>
    <message>
        <source>{name} is {value}</source>
        <translation>{name} 为 {value}</translation>
    </message>
    <message>
        <source>{name} is {value}: reliable by the usual rule</source>
        <translation>{name} 为 {value}：按通行的标准，可以信赖</translation>
    </message>
    <message>
        <source>{name} is {value}: enough for tentative conclusions only</source>
        <translation>{name} 为 {value}：只够得出初步结论</translation>
    </message>
    <message>
        <source>{name} is {value}: too low to rely on the labels</source>
        <translation>{name} 为 {value}：太低，标签不可信赖</translation>
    </message>
    <message>
        <source>{k:,} annotators, {m:,} ratings of {n:,} items</source>
        <translation>{k:,} 名标注者，{n:,} 个样本的 {m:,} 个评分</translation>
    </message>
    <message>
        <source>{first} · {basis}</source>
        <translation>{first} · {basis}</translation>
    </message>
    <message>
        <source>{first} · same label in {percent} % of pairs · {basis}</source>
        <translation>{first} · {percent} % 的评分对标签相同 · {basis}</translation>
    </message>
    <message>
        <source>it is 0/0 for these ratings</source>
        <translation>对这些评分，它是 0/0</translation>
    </message>
    <message>
        <source>the interval follows</source>
        <translation>区间稍后给出</translation>
    </message>
    <message>
        <source>{level:g} % interval {low} to {high}</source>
        <translation>{level:g} % 区间 {low} 至 {high}</translation>
    </message>
    <message>
        <source>One rating only: {names}.</source>
        <translation>只有一个评分：{names}。</translation>
    </message>
    <message>
        <source>Definition: {definition}</source>
        <translation>定义：{definition}</translation>
    </message>
    <message>
        <source>By Krippendorff&apos;s rule of thumb labels are relied on from .800 on, and from .667 on for tentative conclusions. What a wrong label costs should decide, not the rule.</source>
        <translation>按 Krippendorff 的经验法则，达到 .800 的标签可以信赖，达到 .667 的可用于初步结论。但应由标签出错的代价来决定，而不是由法则决定。</translation>
    </message>
    <message>
        <source>The interval says how far the value would move with other items of the same kind, rated by the same annotators ({n:,} bootstrap draws of the items).</source>
        <translation>区间说明：换一批同类样本、由同样的标注者评分，该值会变动多少（对样本做 {n:,} 次自助抽取）。</translation>
    </message>
    <message>
        <source>Annotators agree in {share:.1f} % of pairs, and {name} is {value} all the same: one label prevails, so that chance alone would agree nearly as often. This is no error; report both.</source>
        <translation>标注者在 {share:.1f} % 的评分对中一致，{name} 却仍为 {value}：某个标签占绝大多数，仅凭机会也几乎同样常一致。这不是错误；请两者都报告。</translation>
    </message>
    <message>
        <source>There are {n:,} items only: the value is rough, and so is its interval.</source>
        <translation>只有 {n:,} 个样本：该值比较粗略，区间也是如此。</translation>
    </message>
    <message>
        <source>With two annotators there is no third who could tell which of them agrees with others better.</source>
        <translation>只有两名标注者时，没有第三人可以判断谁与其他人更一致。</translation>
    </message>
    <message>
        <source>No item was rated by both {a} and {b}.</source>
        <translation>没有任何样本是 {a} 与 {b} 都评过的。</translation>
    </message>
    <message>
        <source>The agreement of {a} or {b} with the others is undefined: only one label was used.</source>
        <translation>{a} 或 {b} 与其他人的一致性无定义：只用到一个标签。</translation>
    </message>
    <message>
        <source>{better} agrees with the other annotators better than {other} does</source>
        <translation>{better} 与其他标注者的一致性高于 {other}</translation>
    </message>
    <message>
        <source>Whether {a} or {b} agrees better with the other annotators cannot be told</source>
        <translation>无法判断 {a} 与 {b} 谁与其他标注者更一致</translation>
    </message>
    <message>
        <source>{a} {score_a}, {b} {score_b}, {a} − {b} {difference}; {p}; {n:,} items both rated</source>
        <translation>{a} {score_a}，{b} {score_b}，{a} − {b} {difference}；{p}；两人都评过 {n:,} 个样本</translation>
    </message>
    <message>
        <source>{a} {score_a}, {b} {score_b}, {a} − {b} {difference}, {level:g} % interval {low} to {high}; {p}; {n:,} items both rated</source>
        <translation>{a} {score_a}，{b} {score_b}，{a} − {b} {difference}，{level:g} % 区间 {low} 至 {high}；{p}；两人都评过 {n:,} 个样本</translation>
    </message>
    <message>
        <source>independent units: {n:,} values of “{column}”</source>
        <translation>独立单位：“{column}”的 {n:,} 个取值</translation>
    </message>
    <message>
        <source>the disputed item {name}</source>
        <translation>有争议的样本 {name}</translation>
    </message>
    <message>
        <source>the items on which annotators disagree</source>
        <translation>标注者意见不一的样本</translation>
    </message>
    <message>
        <source>one annotator says “{label}”, and another something else</source>
        <translation>一名标注者给出“{label}”，另一名给出别的标签</translation>
    </message>
    <message>
        <source>{a} and {b} disagree</source>
        <translation>{a} 与 {b} 意见不一</translation>
    </message>
    <message>
        <source>Copied: the ranking of {n:,} systems</source>
        <translation>已复制：{n:,} 个系统的排名</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>label of {text}</source>
        <translation>{text}的标签</translation>
    </message>
    <message>
        <source>words in {text}</source>
        <translation>{text}的词数</translation>
    </message>
    <message>
        <source>characters in {text}</source>
        <translation>{text}的字符数</translation>
    </message>
    <message>
        <source>frequency here of the rarest word in {text}</source>
        <translation>{text}中最罕见词在此处的频次</translation>
    </message>
    <message>
        <source>tokens in {text}</source>
        <translation>{text}的词元数</translation>
    </message>
    <message>
        <source>spans in {text}</source>
        <translation>{text}的片段数</translation>
    </message>
    <message>
        <source>labels in {text}</source>
        <translation>{text}的标签数</translation>
    </message>
    <message>
        <source>number of {text}</source>
        <translation>{text}的数值</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} 及以上</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>Whether the difference depends on {cut} cannot be told</source>
        <translation>无法判断差异是否随{cut}而变</translation>
    </message>
    <message>
        <source>It cannot be shown that the difference between {a} and {b} depends on {cut}</source>
        <translation>不能证实 {a} 与 {b} 的差异随{cut}而变</translation>
    </message>
    <message>
        <source>The difference depends on {cut}: from {low} ({low_slice}) to {high} ({high_slice})</source>
        <translation>差异随{cut}而变：从 {low}（{low_slice}）到 {high}（{high_slice}）</translation>
    </message>
    <message>
        <source>interaction test {reason} · {n:,} of {m:,} slices show a difference ({correction}) · {metric}, {a} − {b} on all items {whole}</source>
        <translation>交互作用检验：{reason} · {m:,} 个切片中有 {n:,} 个显示差异（{correction}）· {metric}，全部样本上 {a} − {b} 为 {whole}</translation>
    </message>
    <message>
        <source>interaction test {p} · {n:,} of {m:,} slices show a difference ({correction}) · {metric}, {a} − {b} on all items {whole}</source>
        <translation>交互作用检验 {p} · {m:,} 个切片中有 {n:,} 个显示差异（{correction}）· {metric}，全部样本上 {a} − {b} 为 {whole}</translation>
    </message>
    <message>
        <source>The interaction test asks whether slices differ at all: if items were dealt to slices of these sizes at random ({n:,} times), differences this uneven would come up with {p}.</source>
        <translation>交互作用检验问的是各切片之间究竟有没有不同：若把样本随机分到同样大小的切片（{n:,} 次），出现这样不均匀的差异的比例为 {p}。</translation>
    </message>
    <message>
        <source>The interaction test asks whether slices differ at all (Welch’s F, for so many items): {p}.</source>
        <translation>交互作用检验问的是各切片之间究竟有没有不同（样本很多，用 Welch 的 F）：{p}。</translation>
    </message>
    <message>
        <source>So the rows may differ by chance alone. That some show a difference and others do not is no evidence that slices differ.</source>
        <translation>所以各行的不同可能纯属偶然。有的切片显示差异、有的没有，并不能说明切片之间有不同。</translation>
    </message>
    <message>
        <source>Each row is the same test ({test}) on the items of one slice. Its p is adjusted for all rows ({correction}); its interval is not: each holds for its slice alone.</source>
        <translation>每一行是在一个切片的样本上做的同一检验（{test}）。p 值按所有行作了校正（{correction}）；区间没有校正，各自只对本切片成立。</translation>
    </message>
    <message>
        <source>The values of “{column}” are swapped and drawn whole, also here.</source>
        <translation>在这里，“{column}”的每个值也是整体置换、整体抽取的。</translation>
    </message>
    <message>
        <source>Slices with fewer than {few:,} items: {n:,}. So few can hide large differences, and their intervals are too narrow.</source>
        <translation>样本少于 {few:,} 个的切片：{n:,} 个。样本这么少，可能掩盖很大的差异，区间也偏窄。</translation>
    </message>
    <message>
        <source>{n:,} items lie in no slice here: they lack the property or a score.</source>
        <translation>有 {n:,} 个样本不属于任何切片：它们缺少这一属性或得分。</translation>
    </message>
    <message>
        <source>The p-values are corrected for the slices of one cut. Who tries many cuts will find one that differs: name the cut before looking.</source>
        <translation>p 值只按一种切分方式的各切片作了校正。试的切分方式多了，总能碰到有差异的：请先定切分方式，再看结果。</translation>
    </message>
    <message>
        <source>{cut}: {slice}</source>
        <translation>{cut}：{slice}</translation>
    </message>
    <message>
        <source>{slice}: {n:,} items, no test: {reason}</source>
        <translation>{slice}：{n:,} 个样本，没有检验：{reason}</translation>
    </message>
    <message>
        <source>{slice}: {n:,} items, {a} − {b} {difference}, {p}, adjusted {adjusted}</source>
        <translation>{slice}：{n:,} 个样本，{a} − {b} {difference}，{p}，校正后 {adjusted}</translation>
    </message>
    <message>
        <source>{slice}: {n:,} items, {a} − {b} {difference}, {level} % interval {low} to {high}, {p}, adjusted {adjusted}</source>
        <translation>{slice}：{n:,} 个样本，{a} − {b} {difference}，{level} % 区间 {low} 至 {high}，{p}，校正后 {adjusted}</translation>
    </message>
    <message>
        <source>“{words}” in the reference</source>
        <translation>参考答案含“{words}”</translation>
    </message>
    <message>
        <source>{n:,} items within the box drawn</source>
        <translation>框选的 {n:,} 个样本</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{value} points</source>
        <translation>{value} 个百分点</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>剩余 {n} 秒</translation>
    </message>
    <message>
        <source>{n} min left</source>
        <translation>剩余 {n} 分钟</translation>
    </message>
    <message>
        <source>{n} h left</source>
        <translation>剩余 {n} 小时</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation>{n} 秒前</translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation>{n} 分钟前</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation>{n} 小时前</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Where they differ</source>
        <translation>差异所在</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>两两比较</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>多次运行</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>检验效能</translation>
    </message>
</context>
</TS>
