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
        <source>Open &amp;project…</source>
        <translation>打开项目(&amp;P)…</translation>
    </message>
    <message>
        <source>Paste &amp;files or paths</source>
        <translation>粘贴文件或路径(&amp;F)</translation>
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
</context>
<context>
    <name>CompareWork</name>
    <message>
        <source>Looking at the items</source>
        <translation>检查样本</translation>
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
        <source>Open the reference and the system outputs</source>
        <translation>打开参考答案和系统输出</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
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
        <source>Do not compare systems by whether their intervals overlap: both answered the same items, which the intervals do not know. The page Compare tests the difference itself.</source>
        <translation>不要凭区间是否重叠来比较系统：两个系统回答的是同一批样本，而区间没有用到这一点。“比较”页面检验的才是差值本身。</translation>
    </message>
    <message>
        <source>Put a score in focus</source>
        <translation>关注某个得分</translation>
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
    <name>_QuestionCard</name>
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
    <name>messages</name>
    <message>
        <source>certified bounds, {n_items:,} differences rounded to steps of {step:.2g}</source>
        <translation>严格上下界，{n_items:,} 个差值按步长 {step:.2g} 舍入</translation>
    </message>
    <message>
        <source>The scores have too many digits for an exact count: log10 p lies between {low:,.2f} and {high:,.2f} for certain.</source>
        <translation>得分位数太多，无法精确计数：可以确定 log10 p 介于 {low:,.2f} 与 {high:,.2f} 之间。</translation>
    </message>
    <message>
        <source>The scores have too many digits for an exact count: p lies between {low:.6g} and {high:.6g} for certain.</source>
        <translation>得分位数太多，无法精确计数：可以确定 p 介于 {low:.6g} 与 {high:.6g} 之间。</translation>
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
        <source>Macro-precision</source>
        <translation>宏平均精确率</translation>
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
        <source>Balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>Mean of recall over the classes that occur in the reference (macro-recall also averages classes that do not); adjusted for chance: (value − 1/C) / (1 − 1/C) for C classes.</source>
        <translation>参考答案中出现的各类别召回率的平均（宏平均召回率还计入未出现的类别）；按偶然水平校正时，C 个类别为 (值 − 1/C) / (1 − 1/C)。</translation>
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
        <source>Cohen&apos;s κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>1 − observed / expected disagreement, expected from both sides&apos; own label counts; disagreement weighted equally, linearly or quadratically in label order.</source>
        <translation>1 − 观测不一致 / 期望不一致，期望值由双方各自的标签计数得出；不一致可以等权，也可以按标签顺序线性或二次加权。</translation>
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
        <source>The weights take the labels in this order: {labels}.</source>
        <translation>计算权重时，标签的顺序为：{labels}。</translation>
    </message>
    <message>
        <source>Scott&apos;s π</source>
        <translation>Scott π</translation>
    </message>
    <message>
        <source>(observed − expected) / (1 − expected) agreement, expected from the label counts of both sides pooled.</source>
        <translation>(观测一致 − 期望一致) / (1 − 期望一致)，期望值由双方合并的标签计数得出。</translation>
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
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Right answers / items; a missing answer is not right.</source>
        <translation>答对数 / 样本数；未作答不算答对。</translation>
    </message>
    <message>
        <source>Micro-F1 (= accuracy here)</source>
        <translation>微平均 F1（此处等于准确率）</translation>
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
        <source>it was never predicted</source>
        <translation>从未预测该类别</translation>
    </message>
    <message>
        <source>TP / (TP + FN): of the items of the class, the share that is found.</source>
        <translation>TP / (TP + FN)：属于该类别的样本中，被找出的比例。</translation>
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
        <source>it is neither in the reference nor predicted</source>
        <translation>参考答案中没有该类别，也从未预测该类别</translation>
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
        <source>Jaccard index</source>
        <translation>Jaccard 指数</translation>
    </message>
    <message>
        <source>TP / (TP + FP + FN): items of the class in both / in either.</source>
        <translation>TP / (TP + FP + FN)：两边都为该类别的样本数 / 至少一边为该类别的样本数。</translation>
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
        <source>Level</source>
        <translation>显著性水平</translation>
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
        <source>Counted as sacreBLEU does, without swaps that tie with the observed difference: p is too small, most of all for few or similar items.</source>
        <translation>按 sacreBLEU 的方式计数，不计与观测差值并列的交换：p 偏小，样本少或样本彼此相似时尤其如此。</translation>
    </message>
    <message>
        <source>Stopped after {n:,} of {asked:,} resamples: by then the 99 % interval of p lay on one side of {alpha:g}.</source>
        <translation>原定重采样 {asked:,} 次，到第 {n:,} 次停止：此时 p 的 99 % 区间已完全落在 {alpha:g} 的一侧。</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test</source>
        <translation>Wilcoxon 符号秩检验</translation>
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
        <source>left out</source>
        <translation>略去</translation>
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
        <source>Keys are names of columns; put what differs by line into values.</source>
        <translation>键是列名；逐行变化的内容请写成值。</translation>
    </message>
    <message>
        <source>Items without a label in the reference were left out: {n:,}.</source>
        <translation>参考答案中没有标签的样本已略去：{n:,} 个。</translation>
    </message>
    <message>
        <source>{system} has empty answers ({n:,} of {items:,}, first: item {id}). They count as wrong: accuracy {wrong:.2%}; on the {answered:,} items it answers, {only:.2%}.</source>
        <translation>{system} 有空答案（{items:,} 个样本中有 {n:,} 个，第一个是样本 {id}），按答错计算：准确率为 {wrong:.2%}；若只看它作答的 {answered:,} 个样本，则为 {only:.2%}。</translation>
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
        <source>{system}: {share:.1%} of the answers are spelled otherwise.</source>
        <translation>{system}：{share:.1%} 的答案写法不同。</translation>
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
        <source>{system} answers {labels} ({share:.1%} of its answers), and never {unused}.</source>
        <translation>{system} 给出了 {labels}（占其答案的 {share:.1%}），却从未给出 {unused}。</translation>
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
        <source>Neither names nor content tell it.</source>
        <translation>从名称和内容都无法判断。</translation>
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
        <source>If the others are one score per item, leave the reference out: scores are compared without it. If the decimals are labels, write them so that they do not look like numbers, for example “grade 2.5”.</source>
        <translation>如果其他文件是每个样本一个得分，请不要给出参考答案：得分无需参考即可比较。如果这些小数是标签，请改写成不像数字的形式，例如“grade 2.5”。</translation>
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
        <source>Classes</source>
        <translation>类别</translation>
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
        <source>Correct it, or leave the cell empty when there is no score.</source>
        <translation>请改正；如果没有得分，请让单元格留空。</translation>
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
        <source>No column can be told to be the answers.</source>
        <translation>无法判断哪一列是答案。</translation>
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
        <source>SigDesk reads CSV, TSV, one answer per line and JSON lines.</source>
        <translation>SigDesk 可以读取 CSV、TSV、每行一个答案的文件和 JSON Lines。</translation>
    </message>
    <message>
        <source>This is a PDF document, not a table.</source>
        <translation>这是 PDF 文档，不是表格。</translation>
    </message>
    <message>
        <source>This is a compressed file (gzip).</source>
        <translation>这是压缩文件（gzip）。</translation>
    </message>
    <message>
        <source>This is a compressed file (bzip2).</source>
        <translation>这是压缩文件（bzip2）。</translation>
    </message>
    <message>
        <source>This is a compressed file (xz).</source>
        <translation>这是压缩文件（xz）。</translation>
    </message>
    <message>
        <source>This is a compressed file (Zstandard).</source>
        <translation>这是压缩文件（Zstandard）。</translation>
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
        <source>This is an old Office document, not a text file.</source>
        <translation>这是旧版 Office 文档，不是文本文件。</translation>
    </message>
    <message>
        <source>This is a Parquet file.</source>
        <translation>这是 Parquet 文件。</translation>
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
        <source>This is one JSON document, not a table.</source>
        <translation>这是单个 JSON 文档，不是表格。</translation>
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
        <source>The file cannot be opened: {reason}.</source>
        <translation>文件无法打开：{reason}。</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>这不是文本文件。</translation>
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
        <source>This is a workbook.</source>
        <translation>这是电子表格工作簿。</translation>
    </message>
    <message>
        <source>This is a zip archive.</source>
        <translation>这是 zip 压缩包。</translation>
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
        <source>No difference between {a} and {b} can be shown</source>
        <translation>尚不能认为 {a} 与 {b} 有差异</translation>
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
        <source>two-sided</source>
        <translation>双侧</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>单侧</translation>
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
        <source>Brevity penalty × geometric mean of the precisions of 1- to 4-grams, counts summed over the corpus. The first n-gram length without any match counts as half a match, the next one as a quarter, and so on.</source>
        <translation>简短惩罚 × 1 至 4 元组精确率的几何平均，计数在整个语料上求和。第一个没有任何匹配的长度计为半个匹配，下一个计为四分之一，依此类推。</translation>
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
        <source>chrF</source>
        <translation>chrF</translation>
    </message>
    <message>
        <source>F2 of the mean precision and the mean recall of character 1- to 6-grams, counts summed over the corpus.</source>
        <translation>字符 1 至 6 元 n-gram 的平均精确率与平均召回率的 F2，计数在整个语料上累加。</translation>
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
        <source>The paired t test is for item scores; of labels and texts it would compare something else than the metric, and they have exact tests.</source>
        <translation>配对 t 检验用于样本得分；对标签和文本，它比较的不是该指标，而它们另有精确检验。</translation>
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
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>样本</translation>
    </message>
</context>
</TS>
