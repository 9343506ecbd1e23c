"""Empty classroom, tablet and globe on the teacher's desk.  Camera: school-classroom."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from classroom_build import *
from props.furniture import ledger_book, mug, paper_stack, stool, wall_clock
from props.devices import tablet

start(seed=46)
room()
front = subject(group((7.6, 9.4, DAIS), name='teacher'), 'teacher')
desk((0, 0, 0), 0, front, w=12, d=5.6, h=7.0, drawers=0)
globe((3.4, .2, 7.0), 1.75, 20, front)
tablet((-1.0, -.9, 7.0), 10, front, art='bars', pose='stand', scale=1.6, gain=1.15, body='marigold')
ledger_book((-4.2, .3, 7.0), 10, front, open=False, cloth='red')
ledger_book((-4.1, .3, 7.62), -6, front, open=False, cloth='ochre', scale=.9)
for k in range(5):
    cylinder(.1, 1.9, (1.05 + .12 * math.cos(k * 1.3), .9 + .12 * math.sin(k * 1.3), 8.1), (8 * math.cos(k), 8 * math.sin(k * 2), 0), .01, M(('marigold', 'teal', 'terracotta', 'ivory', 'ink')[k]), n=8, parent=front)
lathe([(0, 0), (.42, 0), (.45, .05), (.45, 1.05), (.4, 1.05), (.38, .1), (0, .1)], (1.05, .9, 7.0), m=M('brass'), n=48, parent=front)
# what pupils left: exercise books, a satchel on the nearest bench
for x, y, t, c in ((3.2, -6.2, 12, '#c4744c'), (7.6, -6.4, -8, '#1d7f76'), (-9.6, -6.1, 5, '#dcb25e'), (-6.4, 1.3, -12, '#22304f')):
    g = group((x, y, 6.84), (8, 0, t))
    box((1.7, 2.3, .14), (0, 0, 0), r=.03, m=M('paper', color=c), parent=g)
    box((1.66, 2.26, .1), (.02, 0, -.005), r=.01, m=M('paper'), parent=g)
satchel = group((8.2, -9.6, 4.36), (0, 0, 14), 8.5)
superball((.21, .1, .17), .4, .4, (0, 0, .16), m=M('teal', color='#1b6d66'), parent=satchel, n=48)
box((.38, .03, .2), (0, -.095, .2), (4, 0, 0), .03, M('teal', color='#155850'), satchel)
for s in (-1, 1):
    box((.045, .02, .2), (s * .1, -.115, .17), r=.008, m=M('card'), parent=satchel, segments=2)
    box((.06, .02, .04), (s * .1, -.126, .1), r=.008, m=M('brass'), parent=satchel, segments=2)
day_light((4, 4, 9))
camera('school-classroom', (11.5, -33, 15.0), (1.6, 9, 9.0), lens=42, fstop=.7, focus=(9, 9, 9.5))
camera('school-classroom.1x1', (12.5, -31, 15.4), (6.4, 9, 9.3), lens=51, fstop=.7, focus=(9, 9, 9.5), aspect=1)
main()
