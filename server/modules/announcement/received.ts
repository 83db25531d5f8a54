import { toDynamic } from '../../db/dynamic.ts'
import { type AccessibleTable, namesFile } from '../../http/index.ts'
import { toColumns } from '../../http/resource/index.ts'
import { isReleasedTo } from './receipts.ts'
import { announcements } from './resource.ts'

/** What receivers are shown of an announcement; who else received it is none of it. */
const shown = announcements.model.readable.filter((name) => name !== 'userIds')

/** Who received an announcement reads the files that it shows. */
export const received: AccessibleTable = {
  table: announcements.table.table,
  lookup: [],
  unique: [],
  readers: [
    async (reader, named) => {
      const mine = reader.db.selectFrom('sysAnnouncement').select('sysAnnouncement.id').where(isReleasedTo(reader))
      const all = toDynamic(reader.db).selectFrom('sysAnnouncement').where('id', 'in', mine)
      return namesFile(all, { named, columns: toColumns(announcements.model, shown, named) })
    },
  ],
}
