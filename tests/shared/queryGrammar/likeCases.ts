import { age, both, name, onAge, onName, type ValueCase } from './grammar.ts'

export const likeCases: readonly ValueCase[] = [
  both('stars at both ends match a part', onName('like', 'x'), { name: '*x*' }, name('like', 'x')),
  both('a star in front matches the end', onName('left_like', 'x'), { name: '*x' }, name('left_like', 'x')),
  both('a star behind matches the start', onName('right_like', 'x'), { name: 'x*' }, name('right_like', 'x')),
  both('a typed star inside a part stays', onName('like', 'a*b'), { name: '*a*b*' }, name('like', 'a*b')),
  both('a part may be a star', onName('like', '*'), { name: '***' }, name('like', '*')),
  both('a part may hold a comma', onName('like', 'a,b'), { name: '*a,b*' }, name('like', 'a,b')),
  both('a part may hold pluses', onName('like', 'C++'), { name: '*C++*' }, name('like', 'C++')),
  both(
    'a part may hold wild cards of the database',
    onName('like', '50%_\\'),
    { name: '*50%_\\*' },
    name('like', '50%_\\'),
  ),
  both(
    'a start may begin with an exclamation mark',
    onName('right_like', '!a'),
    { name: '!a*' },
    name('right_like', '!a'),
  ),
  both(
    'a start may begin with a comparison sign',
    onName('right_like', '<b>'),
    { name: '<b>*' },
    name('right_like', '<b>'),
  ),
  both('an end may begin with a comma', onName('left_like', ',a'), { name: '*,a' }, name('left_like', ',a')),
  both('the typed text of a part is trimmed', onName('like', ' x '), { name: '*x*' }, name('like', 'x')),
  both('a part of a number is matched as text', onAge('like', 5), { age: '*5*' }, age('like', '5')),
]
