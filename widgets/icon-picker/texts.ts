import type { Texts } from '../../runtime/index.ts'

const key = 'widgets.icon-picker'

export const iconPickerTexts: Texts = {
  zh: {
    [`${key}.title`]: '图标选择',
    [`${key}.choose`]: '选择图标',
    [`${key}.open`]: '{label}：查看全部图标',
    [`${key}.search`]: '搜索图标',
    [`${key}.none`]: '没有匹配的图标',
    [`${key}.clear`]: '清除',
  },
  en: {
    [`${key}.title`]: 'Icon picker',
    [`${key}.choose`]: 'Choose an icon',
    [`${key}.open`]: '{label}: show all icons',
    [`${key}.search`]: 'Search icons',
    [`${key}.none`]: 'No matching icons',
    [`${key}.clear`]: 'Clear',
  },
  tw: {
    [`${key}.title`]: '圖示選擇',
    [`${key}.choose`]: '選擇圖示',
    [`${key}.open`]: '{label}：檢視全部圖示',
    [`${key}.search`]: '搜尋圖示',
    [`${key}.none`]: '沒有符合的圖示',
    [`${key}.clear`]: '清除',
  },
}
