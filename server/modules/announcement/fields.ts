import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { Fields } from '../../http/resource/field.ts'

const oneOf = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** A path of the app, a web address, or the name of a component or page; nothing that a browser would run. */
const openPage = /^(\/(?![/\\])\S*|https?:\/\/\S+|[\w.@-]+([/?#&=][\w.@%-]*)*)$/i

/** The fields of an announcement (wire contract 1.10). What only releasing and revoking sets is not writable. */
export const announcementFields: Fields = {
  titile: { type: 'text', required: true, length: 100, label: { zh: '标题', en: 'Title', tw: '標題' } },
  msgCategory: {
    type: 'text',
    dict: 'msg_category',
    pattern: { matches: /^[12]$/, words: oneOf('类型须为 1 或 2', 'The kind is 1 or 2', '類型須為 1 或 2') },
    label: { zh: '公告类型', en: 'Kind', tw: '公告類型' },
  },
  priority: {
    type: 'text',
    dict: 'priority',
    pattern: {
      matches: /^[LMH]$/,
      words: oneOf('优先级须为 L、M 或 H', 'The priority is L, M or H', '優先級須為 L、M 或 H'),
    },
    label: { zh: '优先级', en: 'Priority', tw: '優先級' },
  },
  msgType: {
    type: 'text',
    dict: 'msg_type',
    pattern: {
      matches: /^(USER|ALL)$/,
      words: oneOf('通告对象须为 USER 或 ALL', 'The receivers are USER or ALL', '通告對象須為 USER 或 ALL'),
    },
    label: { zh: '通告对象', en: 'Receivers', tw: '通告對象' },
  },
  userIds: { type: 'text', length: 330_000, exported: false, label: { zh: '接收人', en: 'Users', tw: '接收人' } },
  msgAbstract: { type: 'text', length: 500, label: { zh: '摘要', en: 'Summary', tw: '摘要' } },
  msgContent: { type: 'text', length: 200_000, label: { zh: '内容', en: 'Content', tw: '內容' } },
  startTime: { type: 'datetime', label: { zh: '开始时间', en: 'Start', tw: '開始時間' } },
  endTime: { type: 'datetime', label: { zh: '结束时间', en: 'End', tw: '結束時間' } },
  sender: {
    type: 'text',
    dict: 'sys_user,realname,username',
    writable: false,
    exported: false,
    label: { zh: '发布人', en: 'Released by', tw: '發布人' },
  },
  sendStatus: {
    type: 'text',
    dict: 'send_status',
    writable: false,
    exported: false,
    label: { zh: '发布状态', en: 'Status', tw: '發布狀態' },
  },
  sendTime: {
    type: 'datetime',
    writable: false,
    exported: false,
    label: { zh: '发布时间', en: 'Released', tw: '發布時間' },
  },
  cancelTime: {
    type: 'datetime',
    writable: false,
    exported: false,
    label: { zh: '撤销时间', en: 'Revoked', tw: '撤銷時間' },
  },
  busType: { type: 'text', length: 50, exported: false },
  busId: { type: 'text', length: 100, exported: false },
  openType: {
    type: 'text',
    exported: false,
    pattern: {
      matches: /^(component|url)$/,
      words: oneOf('打开方式须为 component 或 url', 'It opens a component or a url', '開啟方式須為 component 或 url'),
    },
    label: { zh: '打开方式', en: 'Opens', tw: '開啟方式' },
  },
  openPage: {
    type: 'text',
    length: 500,
    exported: false,
    pattern: {
      matches: openPage,
      words: oneOf('打开的地址不正确', 'This is no address that can be opened', '開啟的位址不正確'),
    },
    label: { zh: '打开地址', en: 'Address', tw: '開啟位址' },
  },
}
