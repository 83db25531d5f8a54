import { texts } from '../../http/index.ts'

export const eventMessages = {
  wholeDay: texts('全天', 'All day', '全天'),
  endsBeforeStart: texts('结束不能早于开始', 'The end cannot be before the start.', '結束不能早於開始'),
  needsStart: texts('请填写开始时间', 'Enter when it starts.', '請填寫開始時間'),
  needsDay: texts('请填写开始日期', 'Enter the day on which it starts.', '請填寫開始日期'),
  needsEnd: texts('请填写结束时间', 'Enter when it ends.', '請填寫結束時間'),
  yesOrNo: texts('全天须为 Y 或 N', 'Whole day is Y or N', '全天須為 Y 或 N'),
  reminder: texts('日程提醒：{title}', 'Upcoming: {title}', '行程提醒：{title}'),
} as const
