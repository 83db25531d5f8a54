import { texts } from '../../../http/index.ts'
import { readUnread } from '../../announcement/unread.ts'
import { isReminder } from '../../event/reminders.ts'
import { defineTodoSource, type Todo } from '../source.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Announcements and messages that the person has not read; reminders of events are a source of their own. */
export const unreadSource = defineTodoSource({
  id: 'announcement',
  title: texts('未读通知', 'Unread announcement', '未讀通知'),
  async read(call, size) {
    const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = await readUnread(call, size)
    const all = [...anntMsgList, ...sysMsgList]
    const records = all.filter(({ id }) => !isReminder(id))
    const todos = records.map(
      (record): Todo => ({
        id: text(record.id),
        title: text(record.titile),
        time: text(record.sendTime) || null,
        priority: text(record.priority) || null,
        // What is stored nowhere says itself where it leads.
        address:
          record.openType === 'url' && text(record.openPage).startsWith('/')
            ? text(record.openPage)
            : `/page/system.announcement-detail?id=${encodeURIComponent(text(record.id))}`,
      }),
    )
    return { todos, total: anntMsgTotal + sysMsgTotal - (all.length - records.length) }
  },
})
