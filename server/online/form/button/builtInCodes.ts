/**
 * The codes of the buttons that every form has of itself (wire contract 3.3). What is set up for one of them happens
 * within the call that the button makes, and for nobody who may not make it.
 */
const builtInCodes: ReadonlySet<string> = new Set([
  'add',
  'addSub',
  'edit',
  'update',
  'delete',
  'batch_delete',
  'import',
  'export',
  'detail',
  'query',
  'reset',
  'super_query',
  'bpm',
  'form_confirm',
  'form_sub_add',
  'form_sub_batch_delete',
  'form_sub_open_add',
  'form_sub_open_edit',
  'aigc_mock_data',
])

/** Whether a code is that of a button that every form has, and not one of a form's own. */
export const isBuiltInCode = (code: string): boolean => builtInCodes.has(code)
