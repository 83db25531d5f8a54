import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../runtime/language/expression/index.ts'

describe('dependencies', () => {
  test.each<[string, readonly string[]]>([
    ['1 + 2', []],
    ['record', ['record']],
    ['values.sex == 1', ['values.sex']],
    ["values['sex']", ['values.sex']],
    ['values.items[0].price', ['values.items.0.price']],
    ['values[record.key]', ['values', 'record.key']],
    ['values.items[record.index].price', ['values.items', 'record.index']],
    ['values[record.a][query.b].c', ['values', 'record.a', 'query.b']],
    ["values['a.b'].c", ['values']],
    ['len(rows)', ['rows']],
    ['first(rows).name', ['rows']],
    ['{ a: record.b }.a', ['record.b']],
    ['[record.a, values.b]', ['record.a', 'values.b']],
    ['record.a ? record.b : !record.c', ['record.a', 'record.b', 'record.c']],
    ['record.a + record.a', ['record.a']],
    ['where(values.lines, item.price > values.least)', ['values.lines', 'values.least']],
    ['map(item.lines, item.price)', ['item.lines']],
    ["sumBy(values.lines, 'price') * (1 - values.discount ?? 0)", ['values.lines', 'values.discount']],
  ])('%s', (source, dependencies) => {
    const compiled = compileExpression(source)
    expect(compiled.ok && compiled.expression.dependencies).toEqual(dependencies)
  })
})
