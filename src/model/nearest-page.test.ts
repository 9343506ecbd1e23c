import { describe, expect, it } from 'vitest';
import { nearestPage } from './nearest-page.ts';

const pages = Object.entries({
  '/': 'Home',
  '/about_us': 'About Us',
  '/product/SchoolAutomation': 'School Automation',
  '/product/HospitalAutomation': 'Hospital Automation',
  '/product/emr': 'Electronic Medical Record',
  '/industries/healthcare_life_science': 'Healthcare and Life Science',
  '/services/ApplicationDevelopment': 'Application Development',
  '/service/application-development': 'Application Development',
  '/services/cloude': 'Cloud',
  '/innovation/contactus': 'Contact Us',
  '/innovation/pathology': 'Health laboratories',
}).map(([path, name]) => ({ path, name }));

describe('the page that was meant', () => {
  it.each([
    ['/products/school-automation', '/product/SchoolAutomation'],
    ['/product/SchoolAutomtion', '/product/SchoolAutomation'],
    ['/industries/helthcare_life_science/', '/industries/healthcare_life_science'],
    ['/services/application-developement', '/services/ApplicationDevelopment'],
    ['/service/application-developement', '/service/application-development'],
    ['/about', '/about_us'],
    ['/contact.html', '/innovation/contactus'],
    ['/cloud', '/services/cloude'],
    ['/electronic-medical-record', '/product/emr'],
    ['/hospital', '/product/HospitalAutomation'],
  ])('%s → %s', (typed, meant) => {
    expect(nearestPage(typed, pages)?.path).toBe(meant);
  });

  it.each(['/', '/no-such-page', '/nope', '/wp-admin', '/health', '/%E0%A4%A', `/${'a'.repeat(300)}`])(
    '%s: nobody knows',
    (typed) => {
      expect(nearestPage(typed, pages)).toBeUndefined();
    },
  );
});
