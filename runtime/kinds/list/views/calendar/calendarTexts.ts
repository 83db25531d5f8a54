import { viewText } from '../viewText.ts'

/** The words of the calendar of a list. */
export const calendarTexts = {
  noneOfDay: viewText('当天没有记录', 'No records on this day', '當天沒有記錄'),
  noneOfMonth: viewText('本月没有记录', 'No records in this month', '本月沒有記錄'),
  narrow: viewText(
    '仅显示 {count} 条，共 {total} 条，请用查询条件缩小范围',
    'Only {count} of {total} records show. Search for fewer to see the rest',
    '僅顯示 {count} 筆，共 {total} 筆，請用查詢條件縮小範圍',
  ),
} as const
