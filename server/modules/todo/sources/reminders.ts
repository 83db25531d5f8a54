import { texts } from '../../../http/index.ts'
import { findReminders } from '../../event/reminders.ts'
import { defineTodoSource } from '../source.ts'

/** Events that are about to start, until the person has read the reminder. */
export const reminders = defineTodoSource({
  id: 'event',
  title: texts('日程提醒', 'Event reminder', '行程提醒'),
  async read(call) {
    const todos = (await findReminders(call)).map(({ id, titile, sendTime, priority, openPage }) => ({
      id: String(id),
      title: String(titile),
      time: typeof sendTime === 'string' ? sendTime : null,
      priority: String(priority),
      address: String(openPage),
    }))
    return { todos, total: todos.length }
  },
})
