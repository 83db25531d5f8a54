import { age, both, name, never, onAge, onName, read, type ValueCase } from './grammar.ts'

export const listCases: readonly ValueCase[] = [
  read('a comma makes a list', { name: 'a,b' }, name('in', ['a', 'b'])),
  read('a list of numbers is typed by its field', { sex: '1,2' }, [{ field: 'sex', operator: 'in', value: [1, 2] }]),
  read('elements are trimmed and empty ones dropped', { name: ' a ,, b,' }, name('in', ['a', 'b'])),
  both(
    'commas at both ends match any element',
    onName('multi', ['a', 'b']),
    { name: ',a,b,' },
    name('multi', ['a', 'b']),
  ),
  both('one element between commas matches it', onName('multi', 'a'), { name: ',a,' }, name('multi', ['a'])),
  both('the list form of a field name', onName('in', ['a', 'b']), { name_MultiString: 'a,b' }, name('in', ['a', 'b'])),
  both('the list form of one element', onName('in', ['a']), { name_MultiString: 'a' }, name('in', ['a'])),
  both('the list form from typed text', onName('in', 'a, b'), { name_MultiString: 'a,b' }, name('in', ['a', 'b'])),
  both(
    'the list form takes stars as text',
    onName('in', ['*a*', '!b']),
    { name_MultiString: '*a*,!b' },
    name('in', ['*a*', '!b']),
  ),
  both('the list form is typed by its field', onAge('in', [1, 2]), { age_MultiString: '1,2' }, age('in', [1, 2])),
  both(
    'several chosen values under equality are a list',
    onAge('eq', ['1', '2']),
    { age_MultiString: '1,2' },
    age('in', [1, 2]),
  ),
  read('words in a list of numbers are dropped', { age: '1,abc' }, age('in', [1])),
  read('a list of words on a number field matches nothing', { age: 'a,b' }, never('age')),
]
