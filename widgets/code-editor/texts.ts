import type { Texts } from '../../runtime/index.ts'

export const codeEditorTexts: Texts = {
  zh: {
    'widgets.code-editor.title': '代码编辑器',
    'widgets.code-editor.fullScreen': '全屏 (F11)',
    'widgets.code-editor.leaveFullScreen': '退出全屏 (Esc)',
    'widgets.code-editor.tabHint': '按 Ctrl+M 可让 Tab 键移动焦点',
    'widgets.code-editor.noJson': '这里不是正确的 JSON',
  },
  en: {
    'widgets.code-editor.title': 'Code',
    'widgets.code-editor.fullScreen': 'Full screen (F11)',
    'widgets.code-editor.leaveFullScreen': 'Exit full screen (Esc)',
    'widgets.code-editor.tabHint': 'Press Ctrl+M to move the focus with Tab',
    'widgets.code-editor.noJson': 'Invalid JSON from here',
  },
  tw: {
    'widgets.code-editor.title': '程式碼編輯器',
    'widgets.code-editor.fullScreen': '全螢幕 (F11)',
    'widgets.code-editor.leaveFullScreen': '離開全螢幕 (Esc)',
    'widgets.code-editor.tabHint': '按 Ctrl+M 可讓 Tab 鍵移動焦點',
    'widgets.code-editor.noJson': '這裡不是正確的 JSON',
  },
}
