import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { snakeCaseName } from '../../db/names.ts'
import { code } from '../access.ts'
import { type FileReader, type NamedFile, namesFile } from '../fileAccess.ts'
import type { ResourceModel } from './declaration.ts'
import { toOpenModel } from './openFields.ts'
import { narrowWithBin } from './recycleBin.ts'
import { selectVisible } from './select.ts'

/** Who lists the records of a resource reads the files that they name, in the fields that are open to them. */
export const toListReader =
  (model: ResourceModel): FileReader =>
  async (viewer, named) => {
    const access = model.accessOf?.list ?? code(`${model.access}:list`)
    const { has } = await viewer.access(viewer.db)
    if (access.kind === 'code' && !access.codes.some(has)) return false
    const { readable } = await toOpenModel(model, viewer)
    // What lies in a recycle bin is listed there.
    const all: RecordQuery = toDynamic(viewer.db, model).selectFrom(model.table)
    return namesFile(await narrowWithBin(model, all, viewer), {
      named,
      columns: toColumns(model, readable, named),
      key: model.key,
    })
  }

/** Fields that everybody who is signed in reads of the records that they see, such as those that dictionaries tell. */
export const toFieldReader =
  (model: ResourceModel, fields: readonly string[]): FileReader =>
  async (viewer, named) => {
    const columns = toColumns(model, fields, named)
    return columns.length > 0 && namesFile(await selectVisible(model, viewer), { named, columns, key: model.key })
  }

/** The columns of some fields among those in which a file is named. */
export function toColumns(
  { isVerbatim = false }: Pick<ResourceModel, 'isVerbatim'>,
  fields: readonly string[],
  { columns }: Pick<NamedFile, 'columns'>,
): readonly string[] {
  return (isVerbatim ? fields : fields.map(snakeCaseName)).filter((column) => columns.includes(column))
}
