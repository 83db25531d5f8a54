import type { Migration } from 'kysely/migration'
import { accounts } from './0001-accounts.ts'
import { menus } from './0002-menus.ts'
import { dictionaries } from './0003-dictionaries.ts'
import { sessions } from './0004-sessions.ts'
import { logs } from './0005-logs.ts'
import { files } from './0006-files.ts'
import { packs } from './0007-packs.ts'
import { savedQueries } from './0008-saved-queries.ts'
import { organisation } from './0009-organisation.ts'
import { verificationCodes } from './0010-verification-codes.ts'
import { announcements } from './0011-announcements.ts'
import { positions } from './0012-positions.ts'

/** Every migration by its string id, in the order in which they run. New ones go to the end; none is ever edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-menus': menus,
  '0003-dictionaries': dictionaries,
  '0004-sessions': sessions,
  '0005-logs': logs,
  '0006-files': files,
  '0007-packs': packs,
  '0008-saved-queries': savedQueries,
  '0009-organisation': organisation,
  '0010-verification-codes': verificationCodes,
  '0011-announcements': announcements,
  '0012-positions': positions,
}
