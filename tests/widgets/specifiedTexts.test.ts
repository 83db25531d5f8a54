import { expect, test } from 'vitest'
import en from '../../runtime/i18n/texts/en.json' with { type: 'json' }
import tw from '../../runtime/i18n/texts/tw.json' with { type: 'json' }
import zh from '../../runtime/i18n/texts/zh.json' with { type: 'json' }
import type { Texts } from '../../runtime/index.ts'
import { areaLinkageTexts } from '../../widgets/area-linkage/texts.ts'
import { categorySelectTexts } from '../../widgets/category-select/texts.ts'
import { dictSearchSelectTexts } from '../../widgets/dict-search-select/texts.ts'
import { fileCellTexts } from '../../widgets/file-cell/texts.ts'
import { fileUploadTexts } from '../../widgets/file-upload/texts.ts'
import { imageUploadTexts } from '../../widgets/image-upload/texts.ts'
import { popupTexts } from '../../widgets/popup/texts.ts'
import { treeDictTexts } from '../../widgets/tree-dict/texts.ts'

const shared: Texts = { zh, en, tw }

/** What specification 5 and 8 put in Chinese, word for word. */
test.each([
  [categorySelectTexts, 'widgets.category-select.condition', '组件JTreeSelect-condition传值有误，需要一个json字符串!'],
  [treeDictTexts, 'widgets.tree-dict.condition', '组件JTreeSelect-condition传值有误，需要一个json字符串!'],
  [dictSearchSelectTexts, 'widgets.dict-search-select.misconfigured', '表字典搜索组件参数接收有误,请检查字典配置!'],
  [imageUploadTexts, 'widgets.image-upload.onlyImages', '请上传图片'],
  [imageUploadTexts, 'widgets.image-upload.first', '未知的操作'],
  [imageUploadTexts, 'widgets.image-upload.last', '已到最后~'],
  [imageUploadTexts, 'widgets.image-upload.failed', '{name} 上传失败'],
  [fileUploadTexts, 'widgets.file-upload.files.first', '未知的操作'],
  [fileUploadTexts, 'widgets.file-upload.files.last', '已到最后~'],
  [fileUploadTexts, 'widgets.file-upload.files.failed', '{name} 上传失败'],
  [fileCellTexts, 'widgets.file-cell.none', '未上传任何文件'],
  [fileCellTexts, 'widgets.file-cell.onlyImages', '请上传图片'],
  [shared, 'file.unknown', '未知的文件'],
] as const)('the Chinese words of specification 5 and 8 stand, number %#', (texts, key, words) => {
  expect(texts.zh[key]).toBe(words)
  expect([texts.en[key], texts.tw[key]].every((text) => text !== undefined && text !== '')).toBe(true)
})

/** What they put in English. */
test.each([
  [areaLinkageTexts, 'widgets.area-linkage.badType', 'Bad type value'],
  [dictSearchSelectTexts, 'widgets.dict-search-select.none', 'No data'],
  [dictSearchSelectTexts, 'widgets.dict-search-select.type', 'please enter search content'],
  [popupTexts, 'widgets.popup.missing', 'popup parameters not configured correctly!'],
  [popupTexts, 'widgets.popup.unequal', 'popup parameters not configured correctly, original and target counts differ'],
  [imageUploadTexts, 'widgets.image-upload.onlyImages', 'please upload an image'],
  [imageUploadTexts, 'widgets.image-upload.failed', '{name} file upload failed.'],
  [fileUploadTexts, 'widgets.file-upload.files.onlyFiles', 'please upload a file'],
  [fileUploadTexts, 'widgets.file-upload.files.failed', '{name} file upload failed.'],
  [fileCellTexts, 'widgets.file-cell.errorTitle', 'upload error'],
  [fileCellTexts, 'widgets.file-cell.error', 'error message: {message}'],
  [fileCellTexts, 'widgets.file-cell.unknown', 'unknown error'],
  [shared, 'list.import.running', 'uploading...'],
] as const)('the English words of specification 5 and 8 stand, number %#', (texts, key, words) =>
  expect(texts.en[key]).toBe(words),
)
