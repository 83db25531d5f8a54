import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the server says of announcements. */
export const announcementMessages = {
  storageFull: texts(
    '存储空间已满：目前任何内容都无法保存，请立即清理磁盘',
    'The storage is full: nothing can be saved until there is space again. Please free some space on the disk.',
    '儲存空間已滿：目前任何內容都無法儲存，請立即清理磁碟',
  ),
  isReleased: texts(
    '公告已发布，请先撤销再操作',
    'The announcement is published; please unpublish it first.',
    '公告已發布，請先撤銷再操作',
  ),
  isReleasedAlready: texts('公告已经发布', 'The announcement is already published.', '公告已經發布'),
  isNotReleased: texts(
    '公告尚未发布，不能撤销',
    'The announcement is not published, so it cannot be unpublished.',
    '公告尚未發布，不能撤銷',
  ),
  isNotOut: texts(
    '公告尚未发布，不能添加接收人',
    'The announcement is not published, so recipients cannot be added.',
    '公告尚未發布，不能新增接收人',
  ),
  isForAll: texts(
    '公告面向全体用户，接收人不能单独增减',
    'The announcement is for everyone: recipients cannot be added or removed.',
    '公告面向全體使用者，接收人不能單獨增減',
  ),
  hasNoReceivers: texts('请选择接收人', 'Please choose the recipients.', '請選擇接收人'),
  endsBeforeStart: texts('结束时间须晚于开始时间', 'The end must be after the start.', '結束時間須晚於開始時間'),
  released: texts('系统消息推送成功', 'Published.', '系統訊息推送成功'),
  revoked: texts('系统消息撤销成功', 'Unpublished.', '系統訊息撤銷成功'),
  synchronised: texts('发送系统消息成功', 'Sent again.', '發送系統訊息成功'),
} as const satisfies Readonly<Record<string, LanguageTexts>>
