import { age, name, onAge, onName, read, type ValueCase, written } from './grammar.ts'

export const ignoredCases: readonly ValueCase[] = [
  written('empty text is no filter', onName('eq', ''), {}),
  written('spaces are no filter', onName('like', '   '), {}),
  written('null is no filter', onName('ne', null), {}),
  written('a missing value is no filter', onName('ge', undefined), {}),
  written('an empty list is no filter', onName('in', []), {}),
  written('a list of nothing is no filter', onName('multi', ['', null]), {}),
  written('an empty range is no filter', onAge('between', [null, undefined]), {}),
  read('empty text on the wire is no filter', { name: '' }, []),
  read('spaces on the wire are no filter', { name: '  ' }, []),
  read('two stars are no filter', { name: '**' }, []),
  read('a lone exclamation mark is no filter', { name: '!' }, []),
  read('a comparison without an operand is no filter', { age: '>= ' }, []),
  read('empty quotes are no filter', { name: "''" }, []),
  read('lone commas are no filter', { name: ',,' }, []),
  read('an empty list form is no filter', { name_MultiString: ' , ' }, []),
  read('an unknown field is ignored', { nope: 'x', nope_begin: '1', nope_MultiString: 'a,b' }, []),
  read('names of the prototype are unknown fields', { constructor: 'x', toString_begin: 'y' }, []),
  read(
    'reserved names are never filters',
    { class: 'a', ids: 'a', page: '1', rows: '1', sort: '1', order: 'asc', sign: 'x', _t: '1' },
    [],
  ),
  read('paging and sort names are no fields', { pageNo: '1', pageSize: '10', column: 'name', field: 'id,name' }, []),
  read('filters on several fields are joined', { name: '*x*', age: '> 5' }, [...name('like', 'x'), ...age('gt', 5)]),
]
