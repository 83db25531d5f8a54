/** What a server of the family says of a report (wire contract 1.15). */
export const salesColumns = {
  cgRpConfigId: 'r-1',
  cgRpConfigName: 'Sales',
  columns: [
    { title: '#', dataIndex: '', key: 'rowIndex' },
    { title: 'Number', dataIndex: 'number', align: 'center', sorter: true, scopedSlots: null, customRender: null },
    { title: 'Sex', dataIndex: 'sex', align: 'left', customRender: 'sex' },
    { title: 'Department', dataIndex: 'dept', customRender: '_replace_text_dept' },
    { title: 'Photo', dataIndex: 'photo', scopedSlots: { customRender: 'imgSlot' } },
    { title: 'Site', dataIndex: 'site', fieldHref: 'https://example.org', scopedSlots: { customRender: 'site_href' } },
    { title: 'Unknown list', dataIndex: 'kind', customRender: 'kinds' },
  ],
  dictOptions: {
    sex: [{ value: '1', text: '男', title: '男' }, { value: 2, title: '{{1+1}}' }, { text: 'without a value' }],
    kinds: [],
  },
  fieldHrefSlots: [{ slotName: 'site_href', href: '/x' }],
}

export const salesQuery = [
  { field: 'number', label: 'Number', view: 'text', mode: 'single', hidden: '0' },
  { field: 'sex', label: 'Sex', view: 'list', mode: 'single', hidden: '1', dictCode: 'sex' },
  { field: 'soldAt', label: 'Sold on', view: 'date', mode: 'group', hidden: 1 },
]
