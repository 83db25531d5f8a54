import { texts } from '../../http/index.ts'

/** What a reload of packs answers. */
export const packMessages = {
  unchanged: texts('扩展包没有变化', 'No pack has changed.', '擴充包沒有變化'),
  reloaded: texts('已重新加载扩展包：{packs}', 'Reloaded: {packs}', '已重新載入擴充包：{packs}'),
  issues: texts(
    '已重新加载扩展包：{packs}。其中有问题而未生效的：{broken}，请在列表中查看问题',
    'Reloaded: {packs}. Not in effect because of issues: {broken}. View the issues in the list.',
    '已重新載入擴充包：{packs}。其中有問題而未生效的：{broken}，請在清單中查看問題',
  ),
  goesOn: texts(
    '仍在重新加载扩展包，请稍后刷新列表查看结果',
    'The packs are still being reloaded. Refresh the list in a moment to see the result.',
    '仍在重新載入擴充包，請稍後重新整理清單查看結果',
  ),
  logged: texts('重新加载扩展包', 'Packs reloaded', '重新載入擴充包'),
} as const
