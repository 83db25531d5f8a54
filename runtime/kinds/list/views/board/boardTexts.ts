import { viewText } from '../viewText.ts'

/** The words of boards. */
export const boardTexts = {
  hint: viewText(
    '用方向键在卡片间移动。按空格键拿起卡片，用左右方向键选择列，再按空格键放下，按 Esc 取消。',
    'Arrow keys lead from card to card. Space lifts a card, the left and right arrow keys choose a column, Space drops it there and Escape cancels.',
    '用方向鍵在卡片間移動。按空白鍵拿起卡片，用左右方向鍵選擇欄，再按空白鍵放下，按 Esc 取消。',
  ),
  other: viewText('未分类', 'Uncategorized', '未分類'),
  minimum: viewText('{count}+', '{count}+', '{count}+'),
  of: viewText('{count} / {total}', '{count} of {total}', '{count} / {total}'),
  ofAbout: viewText('{count} / 约 {total}', '{count} of about {total}', '{count} / 約 {total}'),
  none: viewText('暂无记录', 'No records', '尚無記錄'),
  moveTo: viewText('移到“{column}”', 'Move to {column}', '移到「{column}」'),
  lifted: viewText(
    '已拿起“{title}”，当前在“{column}”列',
    '{title} is lifted from {column}',
    '已拿起「{title}」，目前在「{column}」欄',
  ),
  over: viewText('“{column}”列，{count} 条', '{column}, {count} records', '「{column}」欄，{count} 筆'),
  cancelled: viewText('已取消移动“{title}”', '{title} stays in its column', '已取消移動「{title}」'),
  fixed: viewText('“{title}”不能移动', '{title} cannot be moved', '「{title}」不能移動'),
  moved: viewText('已将“{title}”移到“{column}”', '{title} was moved to {column}', '已將「{title}」移到「{column}」'),
  restored: viewText('“{title}”已回到“{column}”', '{title} is back in {column}', '「{title}」已回到「{column}」'),
  shown: viewText('已显示 {count} 条，共 {total} 条', '{count} of {total} records', '已顯示 {count} 筆，共 {total} 筆'),
  more: viewText('加载更多', 'Load more', '載入更多'),
  narrow: viewText(
    '看板最多显示 {count} 条，请用查询条件缩小范围',
    'A board shows up to {count} records. Search for fewer to see the rest',
    '看板最多顯示 {count} 筆，請用查詢條件縮小範圍',
  ),
} as const
