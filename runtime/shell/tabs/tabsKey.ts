/** Where the tabs of this window are kept for a reload. */
export const tabsKey = 'pagewright.tabs'
