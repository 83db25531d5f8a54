import type { Texts } from '../../runtime/index.ts'

export const ellipsisTexts: Texts = {
  zh: {
    'widgets.ellipsis.title': '省略文本',
    'widgets.ellipsis.copy': '复制',
    'widgets.ellipsis.copied': '已复制',
    'widgets.ellipsis.notCopied': '浏览器不允许复制，请手动选择文本',
  },
  en: {
    'widgets.ellipsis.title': 'Shortened text',
    'widgets.ellipsis.copy': 'Copy',
    'widgets.ellipsis.copied': 'Copied',
    'widgets.ellipsis.notCopied': 'The browser does not allow copying; please select the text by hand',
  },
  tw: {
    'widgets.ellipsis.title': '省略文字',
    'widgets.ellipsis.copy': '複製',
    'widgets.ellipsis.copied': '已複製',
    'widgets.ellipsis.notCopied': '瀏覽器不允許複製，請手動選取文字',
  },
}
