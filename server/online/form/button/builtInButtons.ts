import type { LanguageTexts } from '../../../../runtime/language/index.ts'

/** A button that every form has by itself. */
export interface BuiltInButton {
  readonly code: string
  readonly title: LanguageTexts
  /** Where it stands: above the list, in its rows, in the query bar, or in the form. */
  readonly style: 'button' | 'link' | 'query' | 'form'
}

const built = (code: string, style: BuiltInButton['style'], zh: string, en: string, tw: string): BuiltInButton => ({
  code,
  style,
  title: { zh, en, tw },
})

/** The buttons that every form has, by their codes (wire contract 3.3). */
export const builtInButtons: readonly BuiltInButton[] = [
  built('add', 'button', '新增', 'Add', '新增'),
  built('update', 'link', '编辑', 'Edit', '編輯'),
  built('detail', 'link', '详情', 'Details', '詳情'),
  built('delete', 'link', '删除', 'Delete', '刪除'),
  built('addSub', 'link', '添加下级', 'Add child', '新增下級'),
  built('batch_delete', 'button', '批量删除', 'Delete chosen', '批次刪除'),
  built('import', 'button', '导入', 'Import', '匯入'),
  built('export', 'button', '导出', 'Export', '匯出'),
  built('query', 'query', '查询', 'Search', '查詢'),
  built('reset', 'query', '重置', 'Reset', '重設'),
  built('super_query', 'query', '高级查询', 'Advanced query', '進階查詢'),
  built('bpm', 'link', '提交流程', 'Submit to the workflow', '提交流程'),
  built('form_confirm', 'form', '确定', 'Save', '確定'),
  built('form_sub_add', 'form', '附表新增', 'Add a row below', '附表新增'),
  built('form_sub_batch_delete', 'form', '附表批量删除', 'Delete rows below', '附表批次刪除'),
  built('form_sub_open_add', 'form', '附表弹窗新增', 'Add a row in a dialog', '附表彈窗新增'),
  built('form_sub_open_edit', 'form', '附表弹窗编辑', 'Edit a row in a dialog', '附表彈窗編輯'),
]

/** Codes of other clients for the same, or for what they have besides. */
const otherCodes = ['edit', 'aigc_mock_data']

const codes: ReadonlySet<string> = new Set([...builtInButtons.map(({ code }) => code), ...otherCodes])

/**
 * Whether a code is that of a button that every form has, and not one of a form's own. What is set up for one of them
 * happens within the call that the button makes, and for nobody who may not make it.
 */
export const isBuiltIn = (code: string): boolean => codes.has(code)
