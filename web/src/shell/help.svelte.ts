/** Whether the list of keys is shown; several places may ask for it. */
export const help = $state({ open: false });
