import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the server says of announcements. */
export const announcementWords = {
  isReleased: {
    zh: '公告已发布，请先撤销再操作',
    en: 'The announcement is released; please revoke it first.',
    tw: '公告已發布，請先撤銷再操作',
  },
  isReleasedAlready: {
    zh: '公告已经发布',
    en: 'The announcement is released already.',
    tw: '公告已經發布',
  },
  isNotReleased: {
    zh: '公告尚未发布，不能撤销',
    en: 'The announcement is not released, so it cannot be revoked.',
    tw: '公告尚未發布，不能撤銷',
  },
  isNotOut: {
    zh: '公告尚未发布，不能添加接收人',
    en: 'The announcement is not released, so nobody can get it.',
    tw: '公告尚未發布，不能新增接收人',
  },
  isForAll: {
    zh: '公告面向全体用户，接收人不能单独增减',
    en: 'The announcement is for everybody: nobody is added to it or taken from it.',
    tw: '公告面向全體使用者，接收人不能單獨增減',
  },
  hasNoReceivers: {
    zh: '请选择接收人',
    en: 'Please choose who receives the announcement.',
    tw: '請選擇接收人',
  },
  endsBeforeStart: {
    zh: '结束时间须晚于开始时间',
    en: 'The end must be after the start.',
    tw: '結束時間須晚於開始時間',
  },
  released: { zh: '系统消息推送成功', en: 'Released.', tw: '系統訊息推送成功' },
  revoked: { zh: '系统消息撤销成功', en: 'Revoked.', tw: '系統訊息撤銷成功' },
  synchronised: { zh: '发送系统消息成功', en: 'Sent again.', tw: '發送系統訊息成功' },
} as const satisfies Readonly<Record<string, LanguageTexts>>
