import { describe, expect, test } from 'vitest'
import { avatarTexts } from '../../../widgets/avatar/texts.ts'
import { fileCellTexts } from '../../../widgets/file-cell/texts.ts'
import { fileUploadTexts } from '../../../widgets/file-upload/texts.ts'
import { imageUploadTexts } from '../../../widgets/image-upload/texts.ts'

/** The words of specification 5 and 8 about files, in the three languages. */
describe('the specification says', () => {
  test.each([
    [fileUploadTexts, 'file-upload.files.onlyFiles', '请上传文件', 'please upload a file', '請上傳檔案'],
    [fileUploadTexts, 'file-upload.files.failed', '{name} 上传失败', '{name} file upload failed.', '{name} 上傳失敗'],
    [fileUploadTexts, 'file-upload.files.first', '未知的操作', 'Unknown operation', '未知的操作'],
    [fileUploadTexts, 'file-upload.files.last', '已到最后~', 'This is the last one', '已到最後~'],
    [fileCellTexts, 'file-cell.none', '未上传任何文件', 'No files uploaded', '未上傳任何檔案'],
    [fileCellTexts, 'file-cell.errorTitle', '上传出错', 'upload error', '上傳出錯'],
    [fileCellTexts, 'file-cell.error', '错误信息：{message}', 'error message: {message}', '錯誤訊息：{message}'],
    [fileCellTexts, 'file-cell.unknown', '未知错误', 'unknown error', '未知錯誤'],
    [fileCellTexts, 'file-cell.onlyImages', '请上传图片', 'please upload an image', '請上傳圖片'],
    [avatarTexts, 'avatar.onlyImages', '请上传图片', 'please upload an image', '請上傳圖片'],
    [imageUploadTexts, 'image-upload.first', '未知的操作', 'Unknown operation', '未知的操作'],
  ])('$1', (texts, word, zh, en, tw) => {
    const key = `widgets.${word}`
    expect([texts.zh[key], texts.en[key], texts.tw[key]]).toEqual([zh, en, tw])
  })
})
