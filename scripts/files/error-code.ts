/** Whether an error of the system has a code, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
