import type { Texts } from '../../runtime/index.ts'

export const tagsInputTexts: Texts = {
  zh: {
    'widgets.tags-input.title': '标签输入',
    'widgets.tags-input.placeholder': '输入后按回车键',
    'widgets.tags-input.remove': '移除 {tag}',
  },
  en: {
    'widgets.tags-input.title': 'Tags',
    'widgets.tags-input.placeholder': 'Type and press Enter',
    'widgets.tags-input.remove': 'Remove {tag}',
  },
  tw: {
    'widgets.tags-input.title': '標籤輸入',
    'widgets.tags-input.placeholder': '輸入後按 Enter 鍵',
    'widgets.tags-input.remove': '移除 {tag}',
  },
}
