import type { Archive } from './archive.ts'
import { SheetRefusal, unreadable } from './refusal.ts'
import { type Attributes, readXmlWhole } from './xml.ts'

/** The parts of a workbook that are read: its first sheet, and what that refers to. */
export interface Workbook {
  readonly sheet: string
  readonly strings: string | undefined
  readonly styles: string | undefined
  /** Whether its days are counted from 1904. */
  readonly countsFrom1904: boolean
}

interface Relation {
  readonly id: string
  /** The last word of its type, such as `worksheet`. */
  readonly kind: string
  readonly target: string
}

/** Finds the parts by their relations (ECMA-376 part 1, 12.3). What is no workbook of XML is refused as foreign. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const documents = await readRelations(archive, '')
  const main = documents.find(({ kind }) => kind === 'officeDocument')?.target
  if (main === undefined || !archive.has(main) || !/\.xml$/i.test(main)) throw new SheetRefusal('foreign')
  const ids: string[] = []
  let root: string | undefined
  let countsFrom1904 = false
  await readXmlWhole(archive.read(main), {
    open: (name, attributes) => {
      root ??= name
      if (root !== 'workbook') throw new SheetRefusal('foreign')
      if (name === 'workbookPr') countsFrom1904 = /^(1|true|on)$/i.test(attributes.date1904 ?? '')
      if (name === 'sheet') ids.push(findRelationId(attributes))
    },
  })
  const relations = await readRelations(archive, main)
  const find = (isIt: (relation: Relation) => boolean) =>
    relations.find((relation) => isIt(relation) && archive.has(relation.target))?.target
  const sheets = ids.map((id) => find((relation) => relation.id === id && relation.kind === 'worksheet'))
  const sheet = sheets.find((target) => target !== undefined)
  if (sheet === undefined) throw unreadable()
  return {
    sheet,
    strings: find(({ kind }) => kind === 'sharedStrings'),
    styles: find(({ kind }) => kind === 'styles'),
    countsFrom1904,
  }
}

/** The attribute `r:id`, whatever the prefix. */
function findRelationId(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? ''
}

/** The relations of a part, of the whole archive for none. */
async function readRelations(archive: Archive, part: string): Promise<readonly Relation[]> {
  const slash = part.lastIndexOf('/') + 1
  const [folder, name] = [part.slice(0, slash), part.slice(slash)]
  const place = `${folder}_rels/${name}.rels`
  const relations: Relation[] = []
  if (!archive.has(place)) return relations
  await readXmlWhole(archive.read(place), {
    open: (element, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (element !== 'Relationship' || TargetMode === 'External') return
      relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(folder, Target) })
    },
  })
  return relations
}

/** A target is relative to the folder of its part, or absolute. */
function resolve(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
