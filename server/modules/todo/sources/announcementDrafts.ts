import { texts } from '../../../http/index.ts'
import { selectVisible } from '../../../http/resource/index.ts'
import { announcements } from '../../announcement/resource.ts'
import { toPageAddress } from '../pageAddress.ts'
import { defineTodoSource, noTodos } from '../source.ts'
import { toTodos } from '../toTodos.ts'

/** Announcements that the person wrote and did not publish. */
export const announcementDrafts = defineTodoSource({
  id: 'announcementDraft',
  title: texts('未发布的通告', 'Announcement draft', '未發布的通告'),
  async read(call, size) {
    if (!(await call.access()).has('announcement:list')) return noTodos
    const drafts = (await selectVisible(announcements.model, call))
      .where('sendStatus', '=', '0')
      .where('createBy', '=', call.user.username)
    const address = toPageAddress(call, 'system.announcement')
    return toTodos(drafts, { title: 'titile', time: 'createTime', size, toAddress: () => address })
  },
})
