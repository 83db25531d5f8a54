import { anyOf, type Make, type Makes, maybe, oneOf, putAndPost, removing, type Scene } from './made.ts'

/** What a report is to be called: mostly a new name, sometimes one to which something leads already. */
const codeOf = ({ draw, freshName }: Scene, free: string): string => (draw.chance(0.6) ? freshName() : free)

const report = (scene: Scene) => ({
  name: 'Changed',
  ...maybe(scene.draw, 'code', () => codeOf(scene, 'rep_free')),
  ...maybe(scene.draw, 'isOpen', () => scene.draw.one(['Y', 'N'])),
})

const graph: Make = (scene) => ({
  body: {
    ...{ name: 'Changed', graphType: 'table' },
    ...maybe(scene.draw, 'code', () => codeOf(scene, 'gra_free')),
    ...maybe(scene.draw, 'isOpen', () => scene.draw.one(['Y', 'N'])),
  },
})

const templet: Make = (scene) => {
  const { draw, state } = scene
  const shown = draw.some(state.graphs, 0.4).map(({ code }) => ({ graphreportCode: code, isShow: 'Y' }))
  return {
    body: {
      templetName: 'Changed',
      ...maybe(draw, 'templetCode', () => codeOf(scene, 'tem_free')),
      ...maybe(draw, 'isOpen', () => draw.one(['Y', 'N'])),
      ...maybe(draw, 'onlGraphreportTempletItemList', () => shown, 0.5),
    },
  }
}

const withCode =
  (make: Make, more: (scene: Scene) => Readonly<Record<string, unknown>>): Make =>
  (scene) => ({ body: { ...more(scene), ...make(scene).body } })

/** Online reports, graph reports and their templates. */
export const reportCalls: Makes = {
  'POST /online/cgreport/head/add': (scene) => ({
    body: {
      head: { code: codeOf(scene, 'rep_free'), cgrSql: 'select code from trial_single', ...report(scene) },
      items: [{ fieldName: 'code' }],
    },
  }),
  ...putAndPost('/online/cgreport/head/editAll', (scene) => ({
    body: { head: { id: oneOf(scene.draw, scene.state.reports), ...report(scene) } },
  })),
  ...removing(
    '/online/cgreport/head',
    anyOf((state) => state.reports),
  ),
  'POST /online/graphreport/head/add': withCode(graph, ({ freshName }) => ({
    code: freshName(),
    dataType: 'json',
    cgrSql: '[{"code":"a"}]',
  })),
  ...putAndPost(
    '/online/graphreport/head/edit',
    withCode(graph, ({ draw, state }) => ({ id: oneOf(draw, state.graphs) })),
  ),
  ...removing(
    '/online/graphreport/head',
    anyOf((state) => state.graphs),
  ),
  'POST /online/graphreport/head/importExcel': (scene) => ({
    sheet: [
      ['name', 'code', 'graphType', 'dataType', 'cgrSql'],
      ['Imported', codeOf(scene, 'gra_free'), 'table', 'json', '[{"code":"a"}]'],
    ],
  }),
  'POST /online/graphreport/templet/add': withCode(templet, ({ freshName }) => ({ templetCode: freshName() })),
  ...putAndPost(
    '/online/graphreport/templet/edit',
    withCode(templet, ({ draw, state }) => ({ id: oneOf(draw, state.templets) })),
  ),
  ...removing(
    '/online/graphreport/templet',
    anyOf((state) => state.templets),
  ),
  'POST /online/graphreport/templet/importExcel': (scene) => ({
    sheet: [
      ['templetCode', 'templetName'],
      [codeOf(scene, 'tem_free'), 'Imported'],
    ],
  }),
}
