/** The fixed width of the picture without script, because image maps do not scale. Town.module.css has the same. */
export const MAP_WIDTH = 1152;
export const MAP_NAME = 'town';
