import { toFileTexts } from '../shared/files/fileTexts.ts'

export const fileUploadTexts = toFileTexts('file-upload', {
  zh: { 'widgets.file-upload.title': '文件上传' },
  en: { 'widgets.file-upload.title': 'Files' },
  tw: { 'widgets.file-upload.title': '檔案上傳' },
})
