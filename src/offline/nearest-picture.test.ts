import { describe, expect, it } from 'vitest';
import { nearestPicture } from './nearest-picture.ts';

const kept = [
  '/renders/tower-hill.aa/16x9-480.avif',
  '/renders/tower-hill.aa/16x9-1152.avif',
  '/renders/tower-hill.aa/1x1-768.avif',
  '/renders/tower-hill.bb/16x9-1536.avif',
  '/renders/tower.aa/16x9-1920.avif',
  '/renders/av-ios.cc/1x1-480.webp',
  '/offline',
];

describe('the nearest picture on the device', () => {
  it.each([
    ['/renders/tower-hill.aa/16x9-1536.avif', '/renders/tower-hill.aa/16x9-1152.avif'],
    ['/renders/tower-hill.aa/16x9-768.avif', '/renders/tower-hill.aa/16x9-480.avif'],
    ['/renders/tower-hill.aa/1x1-480.avif', '/renders/tower-hill.aa/1x1-768.avif'],
    ['/renders/tower-hill.aa/2x1-1152.avif', '/renders/tower-hill.aa/16x9-1152.avif'],
    ['/renders/av-ios.cc/1x1-768.avif', '/renders/av-ios.cc/1x1-480.webp'],
    ['/renders/tower-hill.aa/16x9-480.webp', '/renders/tower-hill.aa/16x9-480.avif'],
    ['/renders/av-ios.dd/1x1-480.webp', '/renders/av-ios.cc/1x1-480.webp'],
  ])('for %s is %s', (asked, near) => {
    expect(nearestPicture(asked, kept)).toBe(near);
  });

  it.each([
    ['another picture', '/renders/town.aa/16x9-480.avif'],
    ['anything for what is no picture', '/favicon.svg'],
  ])('is never %s', (_, asked) => {
    expect(nearestPicture(asked, kept)).toBeUndefined();
  });
});
