import type { Texts } from '../../runtime/index.ts'

export const chatFrameTexts: Texts = {
  zh: {
    'widgets.chat-frame.title': '聊天',
    'widgets.chat-frame.message': '消息编号',
    'widgets.chat-frame.show': '打开聊天',
    'widgets.chat-frame.hide': '收起聊天',
    'widgets.chat-frame.loading': '聊天加载中…',
    'widgets.chat-frame.refused': '本站不允许内嵌该聊天页面。',
    'widgets.chat-frame.open': '在新窗口打开',
  },
  en: {
    'widgets.chat-frame.title': 'Chat',
    'widgets.chat-frame.message': 'Message ID',
    'widgets.chat-frame.show': 'Open chat',
    'widgets.chat-frame.hide': 'Close chat',
    'widgets.chat-frame.loading': 'Loading chat…',
    'widgets.chat-frame.refused': 'This chat cannot be embedded here.',
    'widgets.chat-frame.open': 'Open in a new window',
  },
  tw: {
    'widgets.chat-frame.title': '聊天',
    'widgets.chat-frame.message': '訊息編號',
    'widgets.chat-frame.show': '開啟聊天',
    'widgets.chat-frame.hide': '收起聊天',
    'widgets.chat-frame.loading': '聊天載入中…',
    'widgets.chat-frame.refused': '本站不允許內嵌該聊天頁面。',
    'widgets.chat-frame.open': '在新視窗開啟',
  },
}
