/** How wide the picture is without script: an image map knows no other. Town.module.css has the same. */
export const MAP_WIDTH = 1152;
export const MAP_NAME = 'town';
