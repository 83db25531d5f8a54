import { beforeAll, describe, expect, test } from 'vitest'
import { resolvePage, singleBlocks } from '../../runtime/language/index.ts'
import { resolveGraphReport, toGraphReport } from '../../runtime/online/graph/graphReport.ts'
import { resolveGraphTemplet, toGraphTemplet } from '../../runtime/online/graph/graphTemplet.ts'
import { readGraph, readTemplet } from '../../runtime/online/graph/readGraph.ts'
import { toIdWord } from '../../runtime/online/pageIds.ts'
import { expectDocument, issuesOf, namesIn, openLanguage, readAnswer } from './documents.ts'

const isTemplet = (name: string): boolean => name.startsWith('templet-')
const names = namesIn('graphs')

const answerOf = (name: string): unknown => readAnswer<{ readonly answer: unknown }>('graphs', name).answer

function graphOf(name: string) {
  const report = readGraph(answerOf(name))
  if (!report) throw new Error(`The graph report ${name} could not be read.`)
  return report
}

function templetOf(name: string) {
  const templet = readTemplet(answerOf(name))
  if (!templet) throw new Error(`The template ${name} could not be read.`)
  return templet
}

beforeAll(openLanguage, 60_000)

test('there are reports and templates of every kind', () => {
  expect(names.filter((name) => !isTemplet(name)).length).toBeGreaterThanOrEqual(8)
  expect(names.filter(isTemplet).length).toBeGreaterThanOrEqual(4)
})

test.each(names.filter((name) => !isTemplet(name)))('the graph report “%s” becomes the document beside it', (name) => {
  const page = toGraphReport(graphOf(name), 'en')
  expect(issuesOf(page)).toEqual([])
  expectDocument('graphs', name, page)
  expect(resolveGraphReport(graphOf(name), 'en')).toEqual(resolvePage(page))
})

test.each(names.filter(isTemplet))('the template “%s” becomes the document beside it', (name) => {
  const page = toGraphTemplet(templetOf(name), 'en')
  expect(issuesOf(page)).toEqual([])
  expectDocument('graphs', name, page)
  expect(resolveGraphTemplet(templetOf(name), 'en')).toEqual(resolvePage(page))
})

describe('a graph report', () => {
  const chartsOf = (name: string) =>
    singleBlocks(toGraphReport(graphOf(name), 'en').blocks).map((block) =>
      block.type === 'chart' ? block.chart : block.type,
    )

  test('shows its types in their order', () => {
    expect(chartsOf('tabs')).toEqual(['line', 'bar', 'pie', 'table'])
    expect(chartsOf('pies')).toEqual(['pie', 'pie'])
  })

  test('puts lines and bars into one chart where it combines them', () => {
    expect(chartsOf('combination')).toEqual(['bar', 'table'])
    expect(chartsOf('combination-of-one')).toEqual(['line', 'pie'])
  })

  test('puts that chart where the first of them stands', () => {
    const report = { ...graphOf('combination'), types: ['line', 'table', 'bar'] as const }
    const blocks = singleBlocks(toGraphReport(report, 'en').blocks)
    expect(blocks.map((block) => (block.type === 'chart' ? block.chart : block.type))).toEqual(['line', 'table'])
  })

  test('says that its script is not run, in the language of the person', () => {
    const textOf = (language: 'zh' | 'en' | 'tw') =>
      singleBlocks(toGraphReport(graphOf('script'), language).blocks).flatMap((block) =>
        block.type === 'text' && 'text' in block ? [block.text] : [],
      )
    expect(new Set([...textOf('zh'), ...textOf('en'), ...textOf('tw')]).size).toBe(3)
    expect(JSON.stringify(toGraphReport(graphOf('script'), 'en'))).not.toContain('alert')
  })

  test('is none without a head', () => {
    for (const answer of [null, {}, { head: null }, { head: {} }, [], 'x']) {
      expect(readGraph(answer)).toBeUndefined()
      expect(readTemplet(answer)).toBeUndefined()
    }
  })

  test('keeps words that its server left out apart from what it says', () => {
    const report = readGraph({ head: { id: 'a' }, items: [{ fieldName: 'x' }, {}, null] })
    expect(report).toMatchObject({
      name: 'a',
      types: ['table'],
      layout: 'single',
      items: [{ title: 'x', isShown: true }],
    })
  })
})

test.each([
  ['sales', 'sales'],
  ['sales_2026', 'sales-5f-2026'],
  ['4028', 'n4028'],
  ['销售', '-9500--552e-'],
])('the code %s is a word of an id', (code, word) => {
  expect(toIdWord(code)).toBe(word === '-9500--552e-' ? 'n-9500--552e-' : word)
})
