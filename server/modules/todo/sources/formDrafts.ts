import { texts } from '../../../http/index.ts'
import { selectVisible } from '../../../http/resource/index.ts'
import { heads } from '../../online-form-design/form/heads.ts'
import { toPageAddress } from '../pageAddress.ts'
import { defineTodoSource, noTodos } from '../source.ts'
import { toTodos } from '../toTodos.ts'

/** Online forms that the person made or changed and did not synchronise with the database. */
export const formDrafts = defineTodoSource({
  id: 'formDraft',
  title: texts('未同步的表单', 'Form to sync', '未同步的表單'),
  async read(call, size) {
    if (!(await call.access()).has('online.form:list')) return noTodos
    const drafts = (await selectVisible(heads.model, call))
      .where('isDbSynch', '=', 'N')
      .where(({ or, eb }) => or([eb('createBy', '=', call.user.username), eb('updateBy', '=', call.user.username)]))
    const address = toPageAddress(call, 'system.online-form')
    return toTodos(drafts, { title: 'tableTxt', time: 'createTime', size, toAddress: () => address })
  },
})
