import { describe, expect, test } from 'vitest'
import { splitChoices } from '../../widgets/shared/splitChoices.ts'

const known = ['a', 'b', 'x,y', 'x,y,z', 'a, b'].map((value) => ({ value }))

describe('a value that holds several choices', () => {
  const cases: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['is its parts', 'b,a', ['b', 'a']],
    ['is its parts without blanks and gaps', ' b , ,a,', ['b', 'a']],
    ['keeps a part that is no choice', 'a,gone', ['a', 'gone']],
    ['finds a choice that holds a comma', 'b,x,y', ['b', 'x,y']],
    ['takes the longest choice', 'x,y,z,b', ['x,y,z', 'b']],
    ['is the one choice that it is as a whole', 'x,y', ['x,y']],
    ['takes single parts where no choice fits', 'y,x', ['y', 'x']],
    ['is a list as newer servers send it', ['x,y', 'b', 3], ['x,y', 'b', '3']],
    ['is one number', 7, ['7']],
    ['is nothing', null, []],
  ]
  for (const [name, value, parts] of cases) test(name, () => expect(splitChoices(value, known)).toEqual(parts))
})
