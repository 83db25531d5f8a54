import { expect, test } from 'vitest'
import en from '../../../runtime/i18n/texts/en.json' with { type: 'json' }
import tw from '../../../runtime/i18n/texts/tw.json' with { type: 'json' }
import zh from '../../../runtime/i18n/texts/zh.json' with { type: 'json' }

/** The sentences of specification 4, 5 and 8 that the tools of a list say, word for word. */
test.each([
  ['list.superQuery.emptyQuery', '不能查询空条件', 'cannot query with empty conditions', '不能查詢空條件'],
  ['list.superQuery.emptySave', '空条件不能保存', 'empty conditions cannot be saved', '空條件不能儲存'],
  ['list.superQuery.emptyName', '保存名称不能为空', 'save name cannot be empty', '儲存名稱不能為空'],
  [
    'list.superQuery.overwrite',
    '{name} 已存在，是否覆盖？',
    '{name} already exists, overwrite?',
    '{name} 已存在，是否覆蓋？',
  ],
  ['list.superQuery.saveDone', '保存成功', 'saved successfully', '儲存成功'],
  ['list.superQuery.removeConfirm', '是否删除当前查询？', 'delete current query?', '是否刪除目前的查詢？'],
  ['list.superQuery.active', '已有高级查询条件生效', 'query active', '已有進階查詢條件生效'],
  ['list.import.running', '上传中...', 'uploading...', '上傳中...'],
] as const)('%s', (key, inChinese, inEnglish, inTraditional) => {
  expect([zh[key], en[key], tw[key]]).toEqual([inChinese, inEnglish, inTraditional])
})
