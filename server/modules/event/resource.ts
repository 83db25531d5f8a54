import { signedIn } from '../../http/index.ts'
import { described, type Resource, resource, type Values } from '../../http/resource/index.ts'
import { eventMessages } from './messages.ts'
import { toStoredEvent } from './times.ts'

const own = signedIn('Everybody has a calendar of their own; nobody sees that of somebody else.')
const operations = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'] as const

const byServer = { writable: false, readable: false } as const

/** What people planned, each for themselves alone: not even the logs say of what (specification 2.3). */
export const events: Resource = resource({
  path: '/sys/event',
  table: 'sysEvent',
  model: 'system.event',
  title: { zh: '日程', en: 'Events', tw: '行程' },
  access: 'event',
  accessOf: Object.fromEntries(operations.map((operation) => [operation, own])),
  act: 'none',
  operations,
  keepsVersions: false,
  secret: ['title', 'place', 'remark'],
  scope: (query, { user }) => query.where('userId', '=', user.id),
  fields: {
    ...described('title', 'place', 'remark'),
    wholeDay: {
      hasDefault: true,
      length: 1,
      pattern: { matches: /^[YN]$/, message: eventMessages.yesOrNo },
    },
    // Which of them are there hangs on whether it is of whole days.
    startTime: { type: 'datetime', required: undefined },
    endTime: { type: 'datetime', required: undefined },
    startDay: { type: 'date', required: undefined },
    endDay: { type: 'date' },
    remindMinutes: { type: 'integer' },
    userId: { type: 'text', ...byServer },
    remindAt: { type: 'datetime', writable: false },
    isReminded: { type: 'text', ...byServer },
    isReminderRead: { type: 'text', ...byServer },
  },
  present: async (records) => records.map(withSpan),
  hooks: { beforeSave: toStoredEvent },
})

/** An event with when it begins and finishes: days for one of whole days, else moments. */
function withSpan(event: Values): Values {
  const isWhole = event.wholeDay === 'Y'
  return {
    ...event,
    begin: isWhole ? event.startDay : event.startTime,
    finish: isWhole ? event.endDay : event.endTime,
  }
}
