import { texts } from '../../http/index.ts'
import type { DeclaredFields } from '../../http/resource/index.ts'

/** A path of the app, a web address, or the name of a component or page; nothing that a browser would run. */
const openPage = /^(\/(?![/\\])\S*|https?:\/\/\S+|[\w.@-]+([/?#&=][\w.@%-]*)*)$/i

/** The fields of an announcement (wire contract 1.10). What only releasing and revoking sets is not writable. */
export const announcementFields: DeclaredFields = {
  titile: {},
  msgCategory: {
    hasDefault: true,
    pattern: { matches: /^[12]$/, message: texts('类型须为 1 或 2', 'The type is 1 or 2', '類型須為 1 或 2') },
    alsoCalled: texts('公告类型', 'Type', '公告類型'),
    required: false,
  },
  priority: {
    hasDefault: true,
    pattern: {
      matches: /^[LMH]$/,
      message: texts('优先级须为 L、M 或 H', 'The priority is L, M or H', '優先順序須為 L、M 或 H'),
    },
    required: false,
  },
  msgType: {
    hasDefault: true,
    pattern: {
      matches: /^(USER|ALL)$/,
      message: texts('通告对象须为 USER 或 ALL', 'The recipients are USER or ALL', '通告對象須為 USER 或 ALL'),
    },
    required: false,
  },
  userIds: { length: 330_000, exported: false, required: false },
  msgAbstract: {},
  msgContent: { length: 200_000 },
  startTime: { type: 'datetime' },
  endTime: { type: 'datetime' },
  sender: {
    type: 'text',
    dict: 'sys_user,realname,username',
    writable: false,
    exported: false,
    label: texts('发布人', 'Published by', '發布人'),
  },
  sendStatus: { writable: false, exported: false },
  sendTime: { type: 'datetime', writable: false, exported: false },
  cancelTime: { type: 'datetime', writable: false, exported: false },
  busType: { type: 'text', length: 50, exported: false },
  busId: { type: 'text', length: 100, exported: false },
  openType: {
    type: 'text',
    exported: false,
    pattern: {
      matches: /^(component|url)$/,
      message: texts('打开方式须为 component 或 url', 'It opens a component or a url', '開啟方式須為 component 或 url'),
    },
    label: texts('打开方式', 'Opens', '開啟方式'),
  },
  openPage: {
    type: 'text',
    length: 500,
    exported: false,
    pattern: {
      matches: openPage,
      message: texts('打开的地址不正确', 'This address cannot be opened', '開啟的位址不正確'),
    },
    label: texts('打开地址', 'Address', '開啟位址'),
  },
}
