import type { Texts } from '../../../runtime/index.ts'

const words = {
  zh: {
    add: '上传文件',
    drop: '点击、拖放或粘贴文件到此处',
    kinds: '支持 {kinds}',
    size: '单个不超过 {size} MB',
    count: '最多保留最新的 {count} 个',
    uploading: '{name} 上传中',
    onlyFiles: '请上传文件',
    tooLarge: '{name} 超过 {size} MB',
    failed: '{name} 上传失败',
    first: '未知的操作',
    last: '已到最后~',
    preview: '预览 {name}',
    open: '在新窗口打开 {name}',
    download: '下载 {name}',
    previous: '上一张',
    next: '下一张',
    before: '前移 {name}',
    after: '后移 {name}',
    remove: '删除 {name}',
    cancel: '取消上传 {name}',
    retry: '重新上传 {name}',
    unnamed: '文件',
  },
  en: {
    add: 'Upload',
    drop: 'Click, drop files here or paste them',
    kinds: 'Accepts {kinds}',
    size: 'up to {size} MB each',
    count: 'the latest {count} are kept',
    uploading: '{name} is uploading',
    onlyFiles: 'please upload a file',
    tooLarge: '{name} is larger than {size} MB',
    failed: '{name} file upload failed.',
    first: 'Unknown operation',
    last: 'This is the last one',
    preview: 'Preview {name}',
    open: 'Open {name} in a new window',
    download: 'Download {name}',
    previous: 'Previous picture',
    next: 'Next picture',
    before: 'Move {name} forward',
    after: 'Move {name} back',
    remove: 'Remove {name}',
    cancel: 'Cancel upload of {name}',
    retry: 'Upload {name} again',
    unnamed: 'File',
  },
  tw: {
    add: '上傳檔案',
    drop: '點選、拖放或貼上檔案到此處',
    kinds: '支援 {kinds}',
    size: '單個不超過 {size} MB',
    count: '最多保留最新的 {count} 個',
    uploading: '{name} 上傳中',
    onlyFiles: '請上傳檔案',
    tooLarge: '{name} 超過 {size} MB',
    failed: '{name} 上傳失敗',
    first: '未知的操作',
    last: '已到最後~',
    preview: '預覽 {name}',
    open: '在新視窗開啟 {name}',
    download: '下載 {name}',
    previous: '上一張',
    next: '下一張',
    before: '前移 {name}',
    after: '後移 {name}',
    remove: '刪除 {name}',
    cancel: '取消上傳 {name}',
    retry: '重新上傳 {name}',
    unnamed: '檔案',
  },
} as const

/** A text of what widgets for files share. */
export type FileWord = keyof (typeof words)['zh']

/** Gives such a text in the person's language, out of the texts of the widget that asks. */
export type FileTranslate = (word: FileWord, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a widget for files: its own, and those that such widgets share under its key `files`. */
export function toFileTexts(id: string, own: Texts): Texts {
  const of = (language: keyof Texts) => ({
    ...Object.fromEntries(Object.entries(words[language]).map(([word, text]) => [`widgets.${id}.files.${word}`, text])),
    ...own[language],
  })
  return { zh: of('zh'), en: of('en'), tw: of('tw') }
}
