import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { JobRunner } from '../jobs/jobRunner.ts'
import type { Network } from '../modules/proxy/target.ts'
import type { Monitor } from '../monitor/monitor.ts'
import type { ProcessMeter } from '../monitor/processMeter.ts'
import type { StorageAlert } from '../monitor/storageAlert.ts'
import type { QueryRunner } from '../online/sql/queryRunner.ts'
import type { FieldAccess } from '../packs/fieldAccess.ts'
import type { InstalledPage } from '../packs/installedPage.ts'
import type { PackReloader } from '../packs/packReloader.ts'
import type { PackTable } from '../packs/packTable.ts'
import type { Publish } from '../realtime/live/feed.ts'
import type { Notify } from '../realtime/notify.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { Sender } from '../senders/sender.ts'
import type { CallCatalogue } from './callCatalogue.ts'
import type { FileAccess } from './fileAccess.ts'
import type { Sheets } from './spreadsheet/sheets.ts'
import type { StrangerLimit } from './strangerLimit.ts'
import type { TableAccess } from './tableAccess.ts'
import type { TableFunction } from './tableFunction.ts'

/** A module as those see it who look after the server. */
export interface ModuleSummary {
  readonly id: string
  readonly calls: number
  readonly sockets: number
  readonly tables: number
}

/** Powers by their codes, with what each is able to do, as its pack says it; undefined where no pack marks it. */
export type Powers = ReadonlyMap<string, LanguageTexts | undefined>

/** What the running server knows beside its database; made once in `createApp`. */
export interface Services {
  /** The pages of the installed packs with their checksums. */
  installedPages(): readonly InstalledPage[]
  findPage(id: string): InstalledPage | undefined
  /** Whether the pages below a folder of the menu stand in the front layout. */
  isFront(nodeId: string): boolean
  /** The tables of the installed packs. */
  packTables(): readonly PackTable[]
  /** A table of a pack, or that of an online form, by its name: `findServedTable` of the packs says what it is. */
  servedTable(name: string, call: object): Promise<unknown>
  /** What modules offer to the moves of tables, by name. */
  readonly functions: ReadonlyMap<string, TableFunction>
  /** Reads the packs anew while the server runs. */
  readonly packs: Pick<PackReloader, 'reload'>
  /** Every call, with what it asks for and which records it is about. */
  readonly calls: CallCatalogue
  /** The codes that are worth as much as the administrator's role: only administrators give them. */
  readonly powers: Powers
  /** Which tables and columns the table dictionaries and the duplicate check may read (wire contract 2.6). */
  readonly tables: TableAccess
  /** Who reads stored files. */
  readonly files: FileAccess
  /** The codes that documents ask for at the fields of a resource. */
  readonly fieldAccess: FieldAccess
  /** The codes that this server's settings turn off for everybody. */
  readonly turnedOff: ReadonlySet<string>
  /** Refuses an address from which too many calls come by people who are not signed in. */
  readonly limitStrangers: StrangerLimit
  /** Carries messages to phones and mailboxes. */
  readonly sender: Sender
  /** How other servers are found, and which of them may be called. */
  readonly network: Network
  /** Encrypts what must not be readable in the database. */
  readonly secrets: Secrets
  /** Tells the apps of people that there is something new (specification 7.5). */
  readonly notify: Notify
  /** Publishes what became of a record of a feed to those who listen, in every process (design 4). */
  readonly publish: Publish
  /** What sources may listen to: live tables, and the feeds of modules. */
  topics(): readonly string[]
  /** Runs the jobs of the schedule. */
  readonly jobs: JobRunner
  /** Runs the queries of reports, on the own database and on data sources. */
  readonly queries: QueryRunner
  /** Reads the spreadsheets of imports. */
  readonly sheets: Sheets
  /** The figures of this process. */
  readonly process: ProcessMeter
  /** The modules of the server with how many calls, sockets and nameable tables each has. */
  modules(): readonly ModuleSummary[]
  /** Whether something could not be saved for want of space. */
  readonly storage: StorageAlert
  /** What this process measures and counts over time. */
  readonly monitor: Monitor
}
