import type { TodoSource } from '../source.ts'
import { announcementDrafts } from './announcementDrafts.ts'
import { failedJobs } from './failedJobs.ts'
import { formDrafts } from './formDrafts.ts'
import { reminders } from './reminders.ts'
import { unreadSource } from './unread.ts'

/** Where to-dos come from. A new source is a file here and a line in this list. */
export const todoSources: readonly TodoSource[] = [reminders, unreadSource, failedJobs, announcementDrafts, formDrafts]
