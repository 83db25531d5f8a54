/** The pages that are made of what the server says of online reports, graph reports and templates of these. */
export const onlineReportPage = 'online-report'
export const graphReportPage = 'graph-report'
export const graphTempletPage = 'graph-templet'
