/** Whether to test also what takes more time than a commit has: "npm test -- --all", or ALL=1 before a runner. */
export const isAll = Boolean(process.env.ALL)
