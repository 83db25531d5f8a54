import { createHash } from 'node:crypto'
import { columnsOfTable } from '../../runtime/language/index.ts'
import { findModel } from './accessItems.ts'
import type { InstalledPacks, InstalledPage } from './installedPage.ts'
import { toFolderId } from './menuItems.ts'
import { type Pack, resolveTexts } from './pack.ts'
import type { PackTable } from './packTable.ts'
import { toChecks, toTransitions } from './table/ruleTexts.ts'

/** What the running server needs of the packs: their pages as they are served, and their tables. */
export function toInstalledPacks(packs: readonly Pack[]): InstalledPacks {
  return {
    pages: packs.flatMap((pack) => {
      const texts = toChecksum(pack.texts)
      return pack.pages.map((page) => toInstalledPage(page, pack, texts, packs))
    }),
    tables: packs.flatMap((pack) => pack.tables.map((table) => toPackTable(table, pack))),
    fronts: new Set(
      packs.flatMap(({ id, document }) =>
        (document.menu ?? []).filter(({ layout }) => layout === 'front').map((folder) => toFolderId(id, folder.id)),
      ),
    ),
    powers: packs.flatMap(({ document, texts }) =>
      (document.powers ?? []).map(({ code, reason }) => ({ code, reason: resolveTexts(reason, texts) })),
    ),
  }
}

/** `texts` is the checksum of the texts of the pack, which all its pages share. */
function toInstalledPage(
  page: Pack['pages'][number],
  pack: Pack,
  texts: string,
  packs: readonly Pack[],
): InstalledPage {
  const model = findModel(page, packs)
  return {
    id: page.id,
    pack: pack.id,
    kind: page.kind,
    checksum: toChecksum([page, model ?? null, texts]).slice(0, 16),
    document: { ...page },
    model: model && { ...model },
    texts: pack.texts,
  }
}

const toChecksum = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

function toPackTable(table: Pack['tables'][number], pack: Pack): PackTable {
  const { operations, owner, tenant, depart, ledger, transitions } = table
  const toTexts = (text: string) => resolveTexts(text, pack.texts)
  return {
    ...(operations === undefined ? {} : { operations }),
    ...(table.public === undefined ? {} : { public: table.public }),
    ...(owner === undefined ? {} : { owner }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(depart === undefined ? {} : { depart }),
    ...(ledger === undefined ? {} : { ledger }),
    table: table.table,
    path: table.path,
    texts: pack.texts,
    access: table.accessPrefix,
    title: toTexts(table.title ?? table.table),
    ...(table.live === undefined ? {} : { live: table.live }),
    indexes: table.indexes ?? [],
    unique: table.unique ?? [],
    checks: toChecks(table.checks ?? [], toTexts),
    ...(transitions === undefined ? {} : { transitions: toTransitions(transitions, toTexts) }),
    lookup: (table.lookup ?? []).filter((column) => columnsOfTable(table).includes(column)),
    columns: Object.fromEntries(
      Object.entries(table.columns).map(([name, { label, ...column }]) => [
        name,
        { ...column, ...(label === undefined ? {} : { label: toTexts(label) }) },
      ]),
    ),
  }
}
