import type { ProcessMeter } from '../monitor/processMeter.ts'
import type { InstalledPage } from '../packs/installedPage.ts'
import type { Notify } from '../realtime/notify.ts'
import type { Sender } from '../senders/sender.ts'
import type { TableAccess } from './tableAccess.ts'

/** What the running server knows beside its database; made once in `createApp`. */
export interface Services {
  /** The pages of the installed packs with their checksums. */
  installedPages(): readonly InstalledPage[]
  findPage(id: string): InstalledPage | undefined
  /** Which tables and columns the table dictionaries and the duplicate check may read (wire contract 2.6). */
  readonly tables: TableAccess
  /** Carries messages to phones and mailboxes. */
  readonly sender: Sender
  /** Tells the apps of people that there is something new (specification 7.5). */
  readonly notify: Notify
  /** The figures of this process. */
  readonly process: ProcessMeter
}
