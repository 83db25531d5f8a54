/** Rows of the category tree, by the id of their parent. */
export const categories: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  '0': [
    { key: 'c1', title: 'Fruit', code: 'A01', leaf: false },
    { key: 'c2', title: 'Roots', code: 'A02', leaf: true },
    { key: 'flaky', title: 'Seeds', code: 'A03', leaf: 0 },
  ],
  c1: [
    { key: 'c11', title: 'Apples', code: 'A01A01', leaf: '1' },
    { key: 'c12', title: '{{1+1}}', code: 'A01A02', leaf: 1 },
  ],
  flaky: [{ key: 'c31', title: 'Sesame', code: 'A03A01', leaf: true }],
}

/** Names of categories, by id and by code. */
export const categoryNames: Readonly<Record<string, string>> = {
  c1: 'Fruit',
  c2: 'Roots',
  c11: 'Apples',
  c12: '{{1+1}}',
  A01: 'Fruit',
  A02: 'Roots',
  A01A01: 'Apples',
}

/** Rows of the table `shop_area`, by the id of their parent. */
export const shopAreas: Readonly<Record<string, readonly unknown[]>> = {
  '0': [
    { id: 1, store: 'north', label: 'North' },
    { id: 2, store: 'south', label: 'South' },
  ],
  '1': [
    { id: 11, store: 'hills', label: 'Hills' },
    { id: 12, store: 'coast', label: 'Coast' },
  ],
  '2': [{ id: 21, store: 'delta', label: 'Delta' }],
  '11': [{ id: 111, store: 'mill', label: 'Mill town' }],
  '12': [
    { id: 121, store: 'port', label: 'Port' },
    { id: 122, store: 'bay', label: 'Bay' },
  ],
}

export const shopAreaNames: Readonly<Record<string, string>> = {
  north: 'North',
  south: 'South',
  hills: 'Hills',
  coast: 'Coast',
  delta: 'Delta',
  port: 'Port',
  bay: 'Bay',
}
