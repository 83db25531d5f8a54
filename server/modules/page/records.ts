import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { readCached } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { type Call, isStranger, keepAnswer, ok, type RawAnswer, type SignedInCall, sendKept } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { packTopic } from '../../packs/packTopic.ts'
import { textsNamed } from '../../packs/textsNamed.ts'
import { findBeyondAuthors, withAuthors } from './authors/uncovered.ts'
import { expandStored, type PageSources } from './fragments.ts'
import { checkFragmentUsers } from './fragmentUsers.ts'
import { readOpenPages } from './openPages.ts'
import { readDocument } from './readDocument.ts'
import { findSurroundings } from './surroundings.ts'

const label = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

const messages = {
  unknown: label('未找到页面：{id}', 'There is no page with the id {id}.', '未找到頁面：{id}'),
  moved: label(
    '页面的 id 不能修改，请另存为新页面',
    'A page keeps its id; save it as another page instead.',
    '頁面的 id 不能修改，請另存為新頁面',
  ),
} as const

/**
 * Pages that were made on the server. What is stored is the canonical text of a document without issues; every save
 * leaves a version in the data log, so that history, comparison and return are there for each page (design section 3).
 */
export const pageRecords = resource({
  path: '/sys/page',
  table: 'sysPage',
  model: 'system.page',
  title: label('页面', 'Pages', '頁面'),
  access: 'page',
  act: 'power',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  fields: {
    pageId: {
      writable: false,
      length: 200,
      unique: label('页面 id 已存在', 'This page ID is already in use.', '頁面 id 已存在'),
    },
    kind: { writable: false },
    title: { writable: false },
    document: { exported: false },
    checksum: { type: 'text', writable: false, exported: false, versioned: false },
  },
  filters: {
    isUncovered: {
      fields: ['document'],
      narrow: async (query, value, call) => {
        const ids = await findBeyondAuthors(call)
        const isWanted = value === 'true' || value === 'Y'
        if (ids.length === 0) return isWanted ? query.where(sql<boolean>`false`) : query
        return query.where('id', isWanted ? 'in' : 'not in', ids)
      },
    },
  },
  present: withAuthors,
  hooks: {
    beforeSave: async (values, before, call) => {
      const stored = await toStored(values, call)
      if (before !== undefined && (stored.pageId ?? before.pageId) !== before.pageId)
        throw createFailure(messages.moved)
      if (stored.kind === 'fragment')
        await checkFragmentUsers(call, { id: String(stored.pageId), text: String(stored.document) })
      return stored
    },
  },
})

async function toStored(values: Values, call: SignedInCall): Promise<Values> {
  if (values.document === undefined) return values
  const { page, text } = await readDocument(
    values.document,
    call.user.id,
    await findSurroundings(call, values.document),
  )
  return {
    ...values,
    document: text,
    pageId: page.id,
    kind: page.kind,
    title: resolveTitle(page.title, page.id, call),
    checksum: createHash('sha256').update(text).digest('hex').slice(0, 16),
  }
}

/** A title may be a key of texts, which only packs have. */
function resolveTitle(title: string, id: string, { services, language }: SignedInCall): string {
  if (!title.startsWith('@:')) return title
  const key = title.slice(2)
  const found = services.installedPages().find(({ texts }) => Object.hasOwn(texts[language], key))
  return found?.texts[language][key] ?? id
}

/**
 * Answers a page to who is signed in, and to others one that is open to anyone: of every other page they do not even learn
 * whether it is there.
 */
export async function answerPage(call: Call, id: string): Promise<Values | RawAnswer> {
  if (!isStranger(call.user)) return findAnyPage(call, id)
  if ((await readOpenPages(call)).get(id) !== 'anyone') throw createError('tokenInvalid')
  const kept = await readCached(call.db, `openPage:${call.language}:${id}`, async () => {
    const value = keepAnswer(ok(await findAnyPage(call, id), ''), call.language)
    return { value, topics: ['sys_page', packTopic], size: (1.5 * value.body.length) / 1024 }
  })
  return sendKept(call.request, kept)
}

/** A page as the app asks for it: one of the server goes before one of a pack. */
async function findAnyPage(call: PageSources, id: string): Promise<Values> {
  const own = await findRow(call.db, 'sysPage', { pageId: id })
  if (own !== undefined) {
    const document = await expandStored(call, own.document)
    const packs = call.services.installedPages().map(({ texts }) => texts)
    const texts = textsNamed(document, [...new Set(packs)])
    return { id, pack: '', kind: own.kind, checksum: own.checksum, document, model: null, texts }
  }
  const page = call.services.findPage(id)
  if (page === undefined) throw createFailure(messages.unknown, { details: { id } })
  const { pack, kind, checksum, document, model, texts } = page
  return {
    id,
    pack,
    kind,
    checksum,
    document,
    model: model ?? null,
    texts: textsNamed([document, model ?? null], [texts]),
  }
}
